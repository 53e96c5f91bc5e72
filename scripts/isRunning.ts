/** @returns whether there is a process of that number */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There is one, of another user, which takes no signal from this one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
