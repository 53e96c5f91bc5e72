/** Where the server of the browser tests keeps what forms send. */
export const submissionsFolder = 'test-results/submissions';
