import { ServiceError } from '../../service/ServiceError.ts';
import type { Answer } from '../answer/createAnswerer.ts';
import type { Knowledge } from '../knowledge.ts';
import { askModel, type ModelSettings } from './askModel.ts';
import { promptFor, rulesFor } from './promptFor.ts';
import { reduceToAnswer } from './reduceToAnswer.ts';
import { repeats } from './repeats.ts';

interface ModelQuestion {
  settings: ModelSettings;
  question: string;
  /** The answer made without a model. */
  local: Answer;
  knowledge: Knowledge;
  /** Ends the question early. */
  signal: AbortSignal;
}

/**
 * Lets a model word the answer, and keeps of it what an answer may hold.
 *
 * @returns the answer; where the model named no page, the links of the local answer follow
 * @throws ServiceError when there is nothing to use
 */
export async function answerWithModel({
  settings,
  question,
  local,
  knowledge,
  signal,
}: ModelQuestion): Promise<string> {
  const written = await askModel(settings, promptFor(question, local, knowledge), signal);
  if (repeats(written, rulesFor(knowledge))) throw new ServiceError('the model repeated its rules');
  const text = reduceToAnswer(written, knowledge);
  if (text === '') throw new ServiceError('the model answered with nothing that may be shown');
  return text.includes('](/') || !local.readOn ? text : `${text}\n\n${local.readOn}`;
}
