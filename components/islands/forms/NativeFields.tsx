import { useTranslation } from 'react-i18next';
import { languageOf, urlOf } from '../../../locales/languages.ts';

/** What the form-collection service needs when the browser sends the form by itself; scripts send none of it. */
export function NativeFields({ next }: { next: string }) {
  const { i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return (
    <>
      <input type="hidden" name="_next" value={urlOf(code, next)} />
      <input type="hidden" name="_language" value={code} />
    </>
  );
}
