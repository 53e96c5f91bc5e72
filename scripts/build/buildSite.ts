import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertValid } from '../check/checkProject.ts';
import { readPages, readSite } from '../check/site/sitePage.ts';
import { contentStore } from '../contentStore.ts';
import { buildTimesFile, functionsFolder, manifestFile, siteFolder } from '../siteFolder.ts';
import { digestFile, previousFolder, recoverSite } from './builtSite.ts';
import { compressFiles } from './compressFiles.ts';
import { circumstances, digestOfCode, digestOfInputs } from './inputs.ts';
import { createPhases } from './phases.ts';
import { removeUnusedAssets } from './removeUnusedAssets.ts';

/** Beside the site; followed by the number of the process that builds. */
const temporaryName = 'building-';
const isCodeOfSite = (file: string) => !/^(?:functions|scripts)\//.test(file);
const isCodeOfChat = (file: string) => /^(?:content|locales|functions(?!\/chat-with-ai\/index))\//.test(file);

/** What a host needs and somebody who looks at the site on this machine does not. Both take as long as all the rest. */
export interface BuildOptions {
  /** Whether files are compressed beside themselves. */
  isCompressed: boolean;
  /** Whether share pictures are drawn. */
  hasPictures: boolean;
}

/**
 * Renders the site into a temporary folder and puts it in the place of the last one.
 *
 * @throws Error when words or facts are wrong, or a page cannot be rendered or is refused; `dist/client` is then as it was
 */
export async function buildSite({ isCompressed, hasPictures }: BuildOptions): Promise<void> {
  const phases = createPhases(isCompressed ? 7 : 6);
  phases.begin('words and facts');
  const digest = digestOfInputs();
  const temporary = `dist/${temporaryName}${process.pid}`;
  recoverSite();
  removeLeftovers();
  await assertValid('.');
  // These read the facts, and a fault in one would stop them before it is said where it stands.
  const { addKnowledge, buildChatFunction } = await import(
    '../../functions/chat-with-ai/buildChatFunction.ts'
  );
  const { renderPages } = await import('./renderPages.ts');
  const { readDocuments } = await import('./readDocuments.ts');
  const { keptChatKnowledge } = await import('./keptChatKnowledge.ts');
  const { writeDiscovery } = await import('./discovery/writeDiscovery.ts');
  const { writeRules } = await import('./writeRules.ts');
  const { writeWords } = await import('./writeWords.ts');
  const { assertChatAnswers } = await import('./assertChatAnswers.ts');
  const { assertSoundSite } = await import('../check/site/assertSoundSite.ts');
  try {
    // Vike reads NODE_ENV where Vite does not set it.
    process.env.NODE_ENV = 'production';
    phases.begin('code of the site');
    const codeOfSite = digestOfCode(isCodeOfSite);
    await contentStore.folder('vite', [codeOfSite], temporary, async () => {
      const { build } = await import('vike/api');
      await build({ viteConfig: { logLevel: 'warn', build: { outDir: temporary } } });
    });
    writeWords(path.join(temporary, 'client'));
    phases.begin('documents');
    await renderPages({ folder: temporary, code: codeOfSite, circumstances: circumstances() });
    phases.begin('what search engines and hosts read');
    rmSync(path.join(temporary, 'client/.vite'), { recursive: true, force: true });
    writeRules(path.join(temporary, 'client'));
    removeUnusedAssets(path.join(temporary, 'client'));
    const pages = readPages(path.join(temporary, 'client'));
    const readings = await readDocuments(pages, codeOfSite);
    await writeDiscovery(path.join(temporary, 'client'), readings, { hasPictures });
    if (isCompressed) {
      phases.begin('compression');
      await compressFiles(path.join(temporary, 'client'));
    }
    phases.begin('chat');
    const chat = path.join(temporary, 'functions/chat-with-ai');
    const code = digestOfCode(isCodeOfChat);
    await contentStore.folder('chat', [code], chat, () => buildChatFunction(chat));
    await addKnowledge(chat, keptChatKnowledge(readings, code));
    await assertChatAnswers(path.join(temporary, 'functions'));
    phases.begin('rules on built pages');
    if (!process.env.NO_RULES) assertSoundSite(readSite(path.join(temporary, 'client'), pages));
    swap(path.join(temporary, 'client'));
    rmSync(functionsFolder, { recursive: true, force: true });
    renameSync(path.join(temporary, 'functions'), functionsFolder);
    // Where Vike leaves Vite's manifest.
    renameSync(path.join(temporary, 'assets.json'), manifestFile);
    writeFileSync(digestFile, digest);
    contentStore.forgetUnused();
    const times = phases.end();
    writeFileSync(buildTimesFile, JSON.stringify(times));
    const all = Object.values(times.seconds).reduce((sum, each) => sum + each, 0);
    console.log(`Built ${siteFolder} in ${all.toFixed(1)} s.`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Two renames; should the process die between them, {@link recoverSite} undoes the first. */
function swap(built: string): void {
  rmSync(digestFile, { force: true });
  rmSync(previousFolder, { recursive: true, force: true });
  if (existsSync(siteFolder)) renameSync(siteFolder, previousFolder);
  renameSync(built, siteFolder);
  rmSync(previousFolder, { recursive: true, force: true });
}

/** What builds that were killed have left behind. */
function removeLeftovers(): void {
  for (const name of existsSync('dist') ? readdirSync('dist') : []) {
    if (name.startsWith(temporaryName) && !isRunning(Number(name.slice(temporaryName.length))))
      rmSync(path.join('dist', name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
