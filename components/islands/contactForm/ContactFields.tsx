import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';
import { ConsentField } from '../forms/ConsentField.tsx';
import type { FormControls } from '../forms/FormControls.ts';
import { TextField } from '../forms/TextField.tsx';
import { Attachments } from './Attachments.tsx';
import type { ContactValues } from './contactValues.ts';
import { MessageLength } from './MessageLength.tsx';
import { SubjectField } from './SubjectField.tsx';

interface ContactFieldsProps {
  controls: FormControls<ContactValues>;
  /** The subject that the address gave. */
  givenSubject: string | undefined;
}

/** The fields of the contact form, in their order. */
export function ContactFields({ controls, givenSubject }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const optional = t('form.optional');
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField controls={controls} field="name" label={t('form.fields.name.label')} autoComplete="name" />
        <TextField
          controls={controls}
          field="email"
          type="email"
          label={t('form.fields.email.label')}
          autoComplete="email"
        />
        <TextField
          controls={controls}
          field="company"
          label={t('form.fields.company.label')}
          optional={optional}
          autoComplete="organization"
        />
        <TextField
          controls={controls}
          field="phone"
          type="tel"
          label={t('form.fields.phone.label')}
          optional={optional}
          autoComplete="tel"
        />
      </div>
      <SubjectField controls={controls} given={givenSubject} />
      <div>
        <TextField
          controls={controls}
          field="message"
          label={t('form.fields.message.label')}
          help={t('form.fields.message.help')}
          placeholder={t('form.fields.message.placeholder')}
          autoComplete="off"
          rows={6}
        />
        <MessageLength length={controls.live?.values.message.length ?? 0} />
      </div>
      <Attachments />
      <ConsentField controls={controls} field="privacy" label={t('form.fields.privacy.label')}>
        <TextLink to="/privacy-policy">{t('form.fields.privacy.link')}</TextLink>
      </ConsentField>
    </>
  );
}
