import knowledge from 'virtual:chat-knowledge';
import type { Hono } from 'hono';
import { company } from '../../../content/company.ts';
import { chatOptionsFrom } from '../chatOptionsFrom.ts';
import { type ChatFunctionOptions, createChatFunction } from '../createChatFunction.ts';

/** For tests and reports, which compare what the chat answers with what it knows. */
export { knowledge };

/**
 * Creates the chat function with its data, as every host runs it.
 *
 * @param environment the host's variables; `.env.example` explains those that begin with `CHAT_`
 * @param host what the host knows: whose connection it is, its own count of questions if it has one, and how many gateways stand before
 *   the function where the variables do not say so
 * @returns the handler
 * @throws SettingsError when a variable cannot be used
 */
export function chatFunctionFor(
  environment: Readonly<Record<string, string | undefined>>,
  host: Pick<ChatFunctionOptions, 'addressOf' | 'hostLimit' | 'trustedProxies'>,
): Hono {
  const {
    allowedOrigins = [company.origin],
    trustedProxies = host.trustedProxies,
    ...options
  } = chatOptionsFrom(environment);
  return createChatFunction({ knowledge, allowedOrigins, ...host, ...options, trustedProxies });
}
