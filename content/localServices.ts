/** The paths at which `npm start` serves replacements of the external services. */
export const localServices = {
  forms: '/f',
  captcha: '/recaptcha/api.js',
  /** The function has the same path at its host (Supabase documentation, "Edge Functions"). */
  chat: '/functions/v1/chat-with-ai',
} as const;
