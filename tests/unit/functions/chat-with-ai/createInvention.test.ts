import { expect, test } from 'vitest';
import type { ChatLanguage } from '../../../../functions/chat-with-ai/answer/words.ts';
import { createInvention } from '../../../../functions/chat-with-ai/model/createInvention.ts';
import { factsIn, french } from './fixtureSite.ts';

const sent: Record<ChatLanguage, string[]> = {
  fr: [
    '[Nos agences](/about/offices)',
    'L’agence de Lille répond au [+33 1 99 00 00 09](tel:+33199000009), ou à [lille@company.example](mailto:lille@company.example).',
    'Plus de 50 spécialistes travaillent ici, depuis le 1er décembre 2023. Réponse en 2 jours ouvrés.',
    'Certification : CMMI niveau 5. Satisfaction des clients : 99,9 %.',
    'Marie Exemple dirige l’équipe. Le prix dépend de la mission.',
  ],
  en: ['The Lille office tests web and mobile applications with Apache JMeter. Price: in a written quote.'],
  es: ['La oficina de Lille responde en 2 días. El precio depende del encargo.'],
  ar: ['يعمل فريقنا في ليل. يصل الرد خلال 2 يوم. السعر يتوقف على المهمة ويديرها الفريق.'],
};

function inventionIn(answer: string, language: ChatLanguage) {
  const own = { address: '', heading: '', lines: sent[language] };
  const passages = language === 'fr' ? [...french.passages, own] : [own];
  const facts = { ...factsIn(language), ...(language === 'ar' ? { soon: ['كندا'], offices: [] } : {}) };
  return createInvention({ ...french, language, facts, passages }, language)(answer, sent[language]);
}

test.each<[ChatLanguage, string]>([
  ['fr', 'L’agence de Lille répond en 2 jours ouvrés.\n\n- Plus de 50 spécialistes\n- CMMI niveau 5'],
  ['fr', 'Appelez le [+33 1 99 00 00 09](tel:+33199000009). Satisfaction\u00a0: 99,9\u202f%.'],
  ['fr', '[Nos agences](/about/offices). Marie Exemple dirige l’équipe depuis 2023.'],
  ['en', 'The price is in a written quote. Lille tests with Apache JMeter.'],
  ['es', 'El precio depende del encargo. Lille responde en 2 días.'],
  ['ar', 'يصل الرد خلال ٢ يوم.'],
])('in %s, what was sent may be said: %s', (language, answer) => {
  expect(inventionIn(answer, language)).toBeUndefined();
});

test.each<[string, ChatLanguage, string]>([
  ['a number', 'fr', 'Plus de 80 spécialistes travaillent ici.'],
  ['a number in words', 'fr', 'Plus de soixante spécialistes travaillent ici.'],
  ['a number of something else', 'fr', 'Réponse en 50 jours.'],
  ['another decimal', 'fr', 'Satisfaction des clients : 9,99 %.'],
  ['a decimal made whole', 'fr', 'Satisfaction des clients : 999 %.'],
  ['a price', 'fr', 'Le prix est de 450 € par jour.'],
  ['a known number as a price', 'fr', 'Le prix est de 50 €.'],
  ['a known number with the sign in front', 'fr', 'Le prix : $50.'],
  ['a price in thousands', 'fr', 'Le prix est de 2k€.'],
  ['a percentage', 'fr', 'Une remise de 5 % est possible.'],
  ['a date', 'fr', 'Depuis le 1er mars 2019.'],
  ['a known day in another month', 'fr', 'Depuis le 1er janvier 2023.'],
  ['a date in digits', 'fr', 'Depuis le 01/12/2022.'],
  ['a telephone number', 'fr', 'Appelez le +33 6 12 34 56 78.'],
  ['a telephone number with one digit changed', 'fr', 'Appelez le +33 1 99 00 00 08.'],
  ['a link to a telephone', 'fr', '[Appelez](tel:+33612345678)'],
  ['an e-mail address', 'fr', 'Écrivez à marie@company.example.'],
  ['an e-mail address elsewhere', 'fr', 'Écrivez à lille@company.example.evil.example.'],
  ['a link to an e-mail address', 'fr', '[Écrivez](mailto:me@evil.example)'],
  ['an e-mail address in words', 'fr', 'Écrivez à lille chez gmail point com.'],
  ['a street', 'fr', 'L’agence est au 12 rue Nationale.'],
  ['a person', 'fr', 'Jean Dupont dirige l’équipe.'],
  ['a person made of two', 'fr', 'La mission : avec Lille Marie.'],
  ['a person at the beginning', 'fr', 'Dupont dirige l’équipe.'],
  ['a company', 'fr', 'Nous travaillons avec Airbus.'],
  ['a company in small letters', 'fr', 'Nous travaillons avec airbus.'],
  ['a place', 'fr', 'L’agence de Bordeaux répond.'],
  ['a place in small letters', 'fr', 'L’agence de bordeaux répond.'],
  ['a certificate', 'fr', 'Certification : ISO niveau 5.'],
  ['another level of a certificate', 'fr', 'Certification : CMMI niveau 4.'],
  ['a page that was not sent', 'fr', '[Le prix](/pricing)'],
  ['another site', 'fr', 'Voir [Nos agences](https://evil.example/about/offices)'],
  ['the same scheme as the page', 'fr', '[Nos agences](//evil.example)'],
  ['a script', 'fr', '[Nos agences](javascript:alert(1))'],
  ['a reference', 'fr', 'Nos [agences][1]\n\n[1]: https://evil.example'],
  ['a host', 'fr', 'Voir evil.com.'],
  ['an image', 'fr', '![Réponse](/about/offices)'],
  ['HTML', 'fr', 'Nos <b>agences</b>'],
  ['full-width digits', 'fr', 'Plus de ８０ spécialistes travaillent ici.'],
  ['letters of another script', 'fr', 'L’agence de Lіlle répond.'],
  ['a sign that nobody sees', 'fr', 'L’agence de Lil\u200Ble répond.'],
  ['a turned direction', 'fr', 'Plus de \u202E50 spécialistes.'],
  ['an answer without end', 'fr', 'Le prix dépend de la mission. '.repeat(60)],
  ['a company', 'en', 'The Lille office tests applications with Google.'],
  ['a number in words', 'en', 'The Lille office tests twenty applications.'],
  ['a discount in words', 'en', 'The price: half the quote.'],
  ['another product of a known company', 'en', 'The Lille office tests with Apache Kafka.'],
  ['another tool', 'en', 'The Lille office tests applications with k6.'],
  ['a place', 'es', 'La oficina de Madrid responde en 2 días.'],
  ['a number in words', 'es', 'La oficina responde en tres días.'],
  ['a person', 'ar', 'يديرها أحمد المنصوري.'],
  ['a place', 'ar', 'يعمل فريقنا في كندا.'],
  ['a number', 'ar', 'يصل الرد خلال ٧ يوم.'],
  ['a number in words', 'ar', 'يصل الرد خلال خمسة يوم.'],
])('%s is noticed in %s: %s', (_, language, answer) => {
  expect(inventionIn(answer, language)).toBeDefined();
});

test('hostile input takes no time', { timeout: 2000 }, () => {
  for (const part of ['<', '[', '![a](', '](', '[a](b ', '1 ', 'a.', 'a@', '1,'])
    inventionIn(part.repeat(4000), 'fr');
});
