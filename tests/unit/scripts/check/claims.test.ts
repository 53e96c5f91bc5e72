import { expect, test, vi } from 'vitest';
import { allFigures } from '../../../../content/figures.ts';
import { figureTexts } from '../../../../locales/figureTexts.ts';
import { assertSound } from '../../../../scripts/check/assertSound.ts';
import { examples, vouchedFacts } from '../../../../scripts/check/facts/vouchedFacts.ts';
import { parseJsonFile } from '../../../../scripts/check/parseJsonFile.ts';
import { unsourcedClaims } from '../../../../scripts/check/words/unsourcedClaims.ts';
import { wordsOf } from './wordsOf.ts';

const facts = [
  ...vouchedFacts(
    parseJsonFile(
      'content/figures.json',
      '{ "company": [\n  { "key": "projects", "value": 50, "source": "specification" }\n] }',
    ),
  ),
  ...vouchedFacts(
    parseJsonFile('content/sources.json', '[\n  { "words": "home:*.picture", "source": "example" }\n]'),
  ),
];

test.each([
  ['fr', 'Plus de 50 spécialistes'],
  ['fr', '99,9 % de satisfaction'],
  ['fr', '10x plus rapide'],
  ['fr', '50+'],
  ['fr', 'Remboursé en six mois'],
  ['fr', 'Un rapport de 15 à 30 pages'],
  ['fr', 'Fondée le 1er décembre 2023'],
  ['fr', 'Deux jours de cadrage'],
  ['fr', 'Une campagne à 5 000 €'],
  ['fr', 'Un tiers de nos missions'],
  ['fr', 'Menés par des spécialistes certifiés'],
  ['fr', 'CMMI niveau 5'],
  ['fr', 'Notre équipe est le leader du test'],
  ['fr', 'Nous tenons toujours les délais'],
  ['fr', '{{figures.unknown}} projets'],
  ['en', 'three years of work'],
  ['en', 'Forty cases a day'],
  ['en', 'every two weeks'],
  ['en', 'Half the team'],
  ['en', 'Our consultants are ISTQB certified'],
  ['en', 'We are the best at testing'],
  ['en', 'Our reports are never late'],
  ['en', '{{company}} guarantees the result'],
  ['es', 'Más de 50 especialistas'],
  ['es', 'Reembolsado en seis meses'],
  ['es', 'La mitad de nuestros encargos'],
  ['es', 'Veinte recorridos al día'],
  ['es', 'A cargo de especialistas certificados'],
  ['es', 'Nuestro equipo es líder en pruebas'],
  ['es', 'Cumplimos siempre los plazos'],
  ['ar', 'أكثر من 50 متخصصًا'],
  ['ar', 'خلال ستة أشهر'],
  ['ar', 'تُسلَّم في يومين'],
  ['ar', 'وعشرون مسارًا في اليوم'],
  ['ar', 'نصفها يعمل'],
  ['ar', 'CMMI المستوى 5'],
  ['ar', 'متخصصون معتمدون'],
  ['ar', 'فريقنا رائد في الاختبار'],
  ['ar', 'تقاريرنا دائمًا في موعدها'],
])('a claim that no fact holds, %s: %s', (language, text) => {
  expect(unsourcedClaims(wordsOf({ lead: text }, language), facts)).not.toEqual([]);
});

test.each([
  ['fr', '{{figures.projects}} projets, {{numbers.projects}} au moins'],
  ['fr', '{{AuditTime}} ou {{auditTimeInFigures}}'],
  ['fr', 'Accessibilité WCAG 2.2 AA, ISO/IEC 25010, ETSI EN 303 645, règlement (UE) 2024/1689'],
  ['fr', 'Erreur 404, au 95e centile'],
  ['fr', 'Trois raisons, cinq agences'],
  ['fr', 'Une règle tient toujours'],
  ['en', 'The backup never restored'],
  ['en', 'ISO 10218 and 13849, S/4HANA, web3'],
  ['en', 'Tests'],
  ['es', '{{figures.projects}} proyectos'],
  ['es', 'ISO 10218 y 13849, Reglamento (UE) 2024/1689, percentiles 95 y 99'],
  ['es', 'Un riesgo que siempre vuelve'],
  ['ar', '{{figures.projects}} مشروعًا'],
  ['ar', 'ISO 10218 و13849، المئينان 95 و99، خطأ 404'],
  ['ar', 'ولست شخصًا'],
])('no claim, or one that a fact holds, %s: %s', (language, text) => {
  expect(unsourcedClaims(wordsOf({ lead: text }, language), facts)).toEqual([]);
});

test('a part of the words has one source for all that it states', () => {
  expect(unsourcedClaims(wordsOf({ cloud: { picture: { items: ['99 %'] } } }), facts)).toEqual([]);
  expect(unsourcedClaims(wordsOf({ cloud: { lead: '99 %' } }), facts)).toMatchObject([
    { line: 3, severity: 'error', message: expect.stringContaining('cloud.lead states "99 %"') },
  ]);
});

test('examples are to be replaced before the launch', () => {
  expect(examples(facts)).toEqual([
    {
      file: 'content/sources.json',
      line: 2,
      severity: 'note',
      message: 'home:*.picture is an example',
    },
  ]);
});

test('no two figures share a key', () => {
  const keys = allFigures.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each([
  ['fr', '99,9\u00a0%', '50+', '10x', '−75\u00a0%', '+23\u00a0%', '5\u00a0ans', '360°'],
  ['en', '99.9%', '50+', '10x', '−75%', '+23%', '5\u00a0years', '360°'],
])('figures in %s', (language, ...texts) => {
  const { figures, numbers } = figureTexts(language);
  const keys = ['satisfaction', 'specialists', 'speed', 'testCost', 'conversion', 'years', 'view'];
  expect(keys.map((key) => figures[key]?.replaceAll('\u202f', '\u00a0'))).toEqual(texts);
  expect(numbers.specialists).toBe('50');
});

test('a build for the launch stops at what is an example', { timeout: 60_000 }, async () => {
  vi.stubEnv('LAUNCH', '1');
  await expect(assertSound('.')).rejects.toThrow('seniorQa is an example');
  vi.unstubAllEnvs();
});
