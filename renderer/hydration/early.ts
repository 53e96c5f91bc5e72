import { chooseConsent } from '../../components/islands/cookieConsent/chooseConsent.ts';
import { enterLanguage } from '../../components/islands/language/enterLanguage.ts';
import { startHolding } from './hold.ts';
import { keepLanguage } from '../../components/islands/language/keepLanguage.ts';
import { readConsent } from '../../components/islands/cookieConsent/readConsent.ts';
import { readSession } from './readSession.ts';

// Runs inline, before the first paint.
enterLanguage();
readConsent();
readSession();
startHolding();
addEventListener('click', (event) => {
  chooseConsent(event);
  keepLanguage(event);
});
// A document that was kept, or made in advance, may be older than the visitor's choice.
addEventListener('pageshow', ({ persisted }) => persisted && readConsent());
