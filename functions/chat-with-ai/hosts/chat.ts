import knowledge, { buildInfo } from 'virtual:chat-knowledge';
import type { Hono } from 'hono';
import { company } from '../../../content/company.ts';
import { SettingsError } from '../../service/readSettings.ts';
import { chatOptionsFrom } from '../chatOptionsFrom.ts';
import { type ChatFunctionOptions, createChatFunction } from '../createChatFunction.ts';

/** Tests and reports compare the chat's answers with this data. */
export { knowledge };

/**
 * Starts the chat function on a host where nobody watches the start. If a setting is invalid, the log says which one, and every call is
 * answered with status 503, which uptime checks notice.
 */
export function startChatFunction(
  environment: Readonly<Record<string, string | undefined>>,
  host: Parameters<typeof chatFunctionFor>[1],
): Pick<Hono, 'fetch'> {
  try {
    const chat = chatFunctionFor(environment, host);
    const model = environment.CHAT_MODEL ? `the model ${environment.CHAT_MODEL}` : 'no model';
    console.log(`The chat function has started: build ${buildInfo?.commit ?? 'unknown'}, ${model}.`);
    return chat;
  } catch (error) {
    if (!(error instanceof SettingsError)) {
      throw error;
    }
    console.error(error.message);
    const body = {
      status: 'not set up',
      error: { code: 'internal', message: 'The log says which setting.' },
    };
    return { fetch: () => Response.json(body, { status: 503 }) };
  }
}

/**
 * Creates the chat function as every host runs it: with the data of the site and with the settings in `environment`.
 *
 * @param host what the host provides: the caller's address, its own rate limit, and the number of proxies if no variable sets it
 * @throws SettingsError if a variable is invalid
 */
export function chatFunctionFor(
  environment: Readonly<Record<string, string | undefined>>,
  host: Pick<ChatFunctionOptions, 'ipAddressOf' | 'hostLimit' | 'trustedProxies'>,
): Hono {
  const {
    allowedOrigins = [company.origin],
    trustedProxies = host.trustedProxies,
    ...options
  } = chatOptionsFrom(environment);
  return createChatFunction({ knowledge, buildInfo, allowedOrigins, ...host, ...options, trustedProxies });
}
