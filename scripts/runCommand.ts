/** Runs a command. If it fails, prints one readable message and exits with code 1; `DEBUG=1` prints the stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
