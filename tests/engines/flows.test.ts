import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Resources } from '../../locales/i18next.d.ts';
import { readWords } from '../../locales/readWords.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import {
  chromiumDriver,
  enginePackages,
  firefoxProgram,
  screenProgram,
  webkitDriver,
} from '../../scripts/test/installEngines.ts';
import {
  connectChromium,
  connectFirefox,
  connectWebKit,
  type Engine,
  type Settings,
  startEngine,
} from './startEngine.ts';
import { patience, Visitor } from './Visitor.ts';

const engines = [
  { name: 'Firefox', connect: connectFirefox, programs: [firefoxProgram], prerenders: false },
  { name: 'WebKit', connect: connectWebKit, programs: [webkitDriver, screenProgram], prerenders: false },
  // Its flows are those of the tests in the browser; only there it does not make pages in advance.
  { name: 'Chromium', connect: connectChromium, programs: [chromiumDriver], prerenders: true },
];

const phone = [390, 844] as const;
const home = readWords<Resources['home']>('fr', 'home');
const chatbot = readWords<Resources['chatbot']>('fr', 'chatbot');

const submissions = mkdtempSync(path.join(tmpdir(), 'submissions-'));
const server = await serveSite({ port: 0, dataFolder: submissions, submissionsPerMinute: 1000 });
/** Addresses of documents that a browser has asked for in advance (HTML standard, "speculative navigation"). */
const prerendered: (string | undefined)[] = [];
server.on('request', ({ url, headers }) => {
  if (String(headers['sec-purpose']).includes('prerender')) prerendered.push(url);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(submissions, { recursive: true, force: true });
});

async function sendMessage(me: Visitor): Promise<void> {
  await me.write('Nom et prénom', 'Ada Lovelace');
  await me.write('Adresse e-mail', 'ada@example.com');
  await me.choose('Sujet', 'Tests de performance');
  await me.write('Message', 'Ouverture en mars, charge inconnue…');
  await me.press('J’accepte que ces informations servent');
  await me.press('Envoyer le message');
}

for (const { name, connect, programs, prerenders } of engines) {
  const isThere = programs.every(existsSync);
  if (!isThere)
    console.warn(
      `${name} is not installed here: nothing was tested in it. To test it: "apt-get install ${enginePackages.join(' ')}" as root on Debian, which "npm test engines" does itself.`,
    );

  /** One browser for all flows of somebody with these settings; none of them may log an error. */
  const describeFlows = (settings: Settings, flows: (visitor: () => Visitor) => void) =>
    describe.runIf(isThere)(
      `${name}, ${settings.language}${settings.scripts ? '' : ', no script'}`,
      // WebKitGTK 2.50's process for pages ends by itself on a busy machine, once in some twenty flows: a new one goes on.
      { retry: { count: 2, condition: /invalid session id|unknown error/ } },
      () => {
        let engine: Engine | undefined;
        const faults: string[] = [];
        const stop = async () => {
          await engine?.stop();
          faults.push(...(engine?.faults() ?? []));
        };
        beforeEach(async () => {
          if (await engine?.isThere()) return;
          if (engine) console.warn(`${engine.version} has ended by itself, and is started again.`);
          await stop();
          engine = await startEngine(connect(settings));
          console.info(engine.version);
        }, 60_000);
        afterAll(async () => {
          await stop();
          expect(faults).toEqual([]);
        });
        const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
        flows(() => new Visitor(engine as Engine, origin()));
      },
    );

  if (prerenders) {
    describeFlows({ language: 'fr-FR', scripts: true }, (visitor) => {
      test('a page made in advance knows what was chosen since, and is shown at once', async () => {
        const me = visitor();
        await me.arrive('/');
        await me.pointAt(home.hero.services);
        await expect.poll(() => prerendered, patience).toContain('/services');
        await me.press('Nécessaires seulement');
        await me.readsNoMore('Vos choix sur les cookies');
        await me.press(home.hero.services);
        await me.isAt('/services');
        await me.reads('Accueil');
        await me.readsNoMore('Vos choix sur les cookies');
        expect(await me.hasPrerendered()).toBe(true);
      });
    });
    continue;
  }

  describeFlows({ language: 'fr-FR', scripts: true }, (visitor) => {
    test('language: a French browser stays, and a choice is remembered', async () => {
      const me = visitor();
      await me.arrive('/');
      await me.reads('Vos choix sur les cookies');
      await me.isAt('/');
      await me.press('Langue');
      await me.press('English');
      await me.isAt('/en');
      await me.open('/');
      await me.isAt('/en');
    });

    test('consent: refused, remembered, changed from the footer', async () => {
      const me = await visitor().arriveAndRefuse('/');
      await me.readsNoMore('Vos choix sur les cookies');
      await me.open('/about');
      await me.readsNoMore('Vos choix sur les cookies');
      await me.press('Gérer les cookies');
      await me.reads('Préférences de cookies');
      await me.press('Mesure d’audience');
      await me.press('Enregistrer');
      await me.readsNoMore('Préférences de cookies');
    });

    test('search: from a word to a prefilled contact form', async () => {
      const me = await visitor().arriveAndRefuse('/');
      await me.write('Rechercher un service ou un consultant', 'SECURITE');
      await me.hit('Enter');
      await me.reads('2 résultats');
      await me.press('Nous contacter à ce sujet Sécurité et conformité');
      await me.reads('Formulaire prérempli d’après votre recherche.');
    });

    test('chat: a question, an answer, Escape', async () => {
      const me = await visitor().arriveAndRefuse('/');
      await me.press('Poser une question');
      await me.reads(chatbot.welcome);
      await me.type('Où sont vos bureaux ?');
      await me.hit('Enter');
      await me.reads('Neuilly-sur-Seine');
      await me.hit('Escape');
      await me.readsNoMore(chatbot.welcome);
    });

    test('contact: faults are named, then it is sent', async () => {
      const me = await visitor().arriveAndRefuse('/contact');
      await me.press('Envoyer le message');
      await me.reads('Indiquez votre nom et votre prénom');
      await sendMessage(me);
      await me.reads('Message envoyé\u202f!');
    });

    test('community: a request, and the dialog closes by itself', async () => {
      const me = await visitor().arriveAndRefuse('/community');
      await me.press('Rejoindre notre Slack');
      await me.write('Nom et prénom', 'Grace Hopper');
      await me.write('Adresse e-mail', 'grace@example.com');
      await me.write('Votre profil et vos motivations', 'Compilateurs.');
      await me.press('J’accepte que ces informations servent');
      await me.press('Envoyer ma demande');
      await me.reads('Votre demande est partie. L’invitation arrive par e-mail.');
    });

    test('menu: in a wide window and on a phone', async () => {
      const me = await visitor().arriveAndRefuse('/');
      await me.press('À propos');
      await me.hit('Escape');
      await me.arriveAndRefuse('/', phone);
      await me.press('Menu');
      await me.press('Expertises');
      await me.press('Fermer');
      await me.readsNoMore('Fermer');
      await me.press('Menu');
      await me.press('Carrières');
      await me.isAt('/careers');
      await me.readsNoMore('Fermer');
    });
  });

  describeFlows({ language: 'en-GB', scripts: true }, (visitor) => {
    test('language: an English browser is led to English, where the assistant answers', async () => {
      const me = visitor();
      await me.arrive('/');
      await me.isAt('/en');
      await me.press('Necessary only');
      await me.press('Ask a question');
      await me.press('Where are your offices?');
      await me.reads('Neuilly-sur-Seine');
    });
  });

  describeFlows({ language: 'en-GB', scripts: false }, (visitor) => {
    test('no script: the menu opens, the language is a link, the form is sent', async () => {
      const me = visitor();
      await me.arrive('/', phone);
      await me.isAt('/');
      await me.press('Menu');
      await me.press('Langue');
      await me.press('English');
      await me.isAt('/en');
      await me.open('/contact');
      await sendMessage(me);
      await me.isAt('/contact/sent');
      await me.reads('Votre message est arrivé');
    });
  });
}
