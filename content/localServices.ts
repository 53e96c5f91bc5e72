/** The addresses at which `npm start` serves stand-ins for the services that the site calls. */
export const localServices = {
  forms: '/f',
  captcha: '/recaptcha/api.js',
  /** The address of the function at its host too (Supabase documentation, "Edge Functions"). */
  chat: '/functions/v1/chat-with-ai',
} as const;
