// For designers, in `npm run dev` only.
export const prerender = false;
