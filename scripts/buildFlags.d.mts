export const buildFlags: readonly string[];
export const serveFlags: readonly string[];
