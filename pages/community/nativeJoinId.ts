/** Where the join button leads when no script runs: the section that holds the same form. */
export const nativeJoinId = 'join';
