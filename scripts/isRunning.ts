/** @returns whether there is a process of that number */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // That of another user may not be sent a signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
