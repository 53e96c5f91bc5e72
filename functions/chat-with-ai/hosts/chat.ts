import knowledge, { buildInfo } from 'virtual:chat-knowledge';
import type { Hono } from 'hono';
import { company } from '../../../content/company.ts';
import { SettingsError } from '../../service/readSettings.ts';
import { chatOptionsFrom } from '../chatOptionsFrom.ts';
import { type ChatFunctionOptions, createChatFunction } from '../createChatFunction.ts';

/** For tests and reports, which compare what the chat answers with what it knows. */
export { knowledge };

/** Starts the chat function where nobody sees how a start ends: the log names a wrong setting, and every call is refused, for uptime checks. */
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
 * Creates the chat function with its data, as every host runs it.
 *
 * @param host what the host knows: whose connection it is, its own count of questions, its gateways where the variables do not say so
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
  return createChatFunction({ knowledge, buildInfo, allowedOrigins, ...host, ...options, trustedProxies });
}
