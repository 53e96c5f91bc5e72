/** Runs a command: one readable message and exit code 1 when it fails, the stack with `DEBUG=1`. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
