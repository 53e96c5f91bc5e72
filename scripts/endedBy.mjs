/**
 * @param signal what has ended a process, where it did not end by itself
 * @returns what to tell the person who waits for it
 */
export function endedBy(signal) {
  return signal === 'SIGKILL'
    ? 'The system has ended it (SIGKILL), as it does where memory runs out: a build needs 1 GB. Give it more, or run less beside it.'
    : `The signal ${signal} has ended it.`;
}
