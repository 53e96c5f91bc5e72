import { expect, test } from 'vitest';
import { keepPronouns, setTypography } from '../../../../renderer/i18n/typography.ts';
import { hasLanguage } from '../../../hasLanguage.ts';

test.each([
  ['Prêt ?', 'Prêt\u202f?'],
  ['Prêt?', 'Prêt\u202f?'],
  ['Quoi ?!', 'Quoi\u202f?!'],
  ['un ; deux', 'un\u202f; deux'],
  ['un; deux', 'un\u202f; deux'],
  ['Langue : {{language}}', 'Langue\u00a0: {{language}}'],
  ['150 % de charge', '150\u00a0% de charge'],
  ['{{rate}}% de charge', '{{rate}}\u00a0% de charge'],
  ['dit «oui» et « non »', 'dit «\u00a0oui\u00a0» et «\u00a0non\u00a0»'],
  ["L'essai d'aujourd'hui", 'L’essai d’aujourd’hui'],
  // The text after a bold word or a link is set separately.
  [' ?', '\u202f?'],
  ['dit « ', 'dit «\u00a0'],
])('French: %s', (typed, set) => {
  expect(setTypography(typed, 'fr')).toBe(set);
  expect(setTypography(set, 'fr')).toBe(set);
});

test.each([
  ['Faut-il livrer ?', 'Faut-\u2060il livrer ?'],
  ['Que se passe-t-il', 'Que se passe-\u2060t-\u2060il'],
  ['Dites-nous', 'Dites-\u2060nous'],
  ['celui-ci, là-bas, peut-être', 'celui-ci, là-bas, peut-être'],
])('a French heading keeps a pronoun with its verb: %s', (typed, set) => {
  expect(keepPronouns(typed, 'fr')).toBe(set);
  expect(keepPronouns(set, 'fr')).toBe(set);
});

test.each([
  'à 10:30, sur https://exemple.fr/?q=a;b',
  'Hein…?',
  '2 < 3 et 5 > 4, p95 <200 ms, R&D',
  '{{query, number(style: percent)}} de {{query}}',
  'celui-ci, là-bas, peut-être, mises à jour sous-traitées',
  'un texte que l’on copie dit-il la même chose\u202f? Pouvez-vous le lire',
  '99,9\u202f% et «\u00a0oui\u00a0»\u00a0!',
])('French, without change: %s', (text) => expect(setTypography(text, 'fr')).toBe(text));

test.each(
  [
    ['en', "We're ready? 100% sure: yes", 'We’re ready? 100% sure: yes'],
    ['es', '¿Listo? Sí: 100 %; «ya»', '¿Listo? Sí: 100 %; «ya»'],
    ['ar', 'هل أنتم جاهزون؟ نعم: 100%', 'هل أنتم جاهزون؟ نعم: 100%'],
  ].filter(([code = '']) => hasLanguage(code)),
)('%s has no such spaces: %s', (language, typed, set) => {
  expect(setTypography(typed, language)).toBe(set);
});
