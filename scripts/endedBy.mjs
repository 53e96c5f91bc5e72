/**
 * @param signal the signal that has ended a process: `SIGKILL`
 * @returns what to tell the person who waits for it
 */
export function endedBy(signal) {
  return signal === 'SIGKILL'
    ? 'The system has ended it (SIGKILL), as it does where memory runs out: a build needs 1 GB. Give it more, or run less beside it.'
    : `The signal ${signal} has ended it.`;
}
