import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';
import { ConsentField } from '../forms/ConsentField.tsx';
import type { FormControls } from '../forms/FormControls.ts';
import { TextField } from '../forms/TextField.tsx';
import type { JoinValues } from './joinValues.ts';

/** The fields of a request to join, in their order. */
export function JoinFields({ controls }: { controls: FormControls<JoinValues> }) {
  const { t } = useTranslation('community');
  const optional = t('dialog.optional');
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          controls={controls}
          field="name"
          label={t('dialog.fields.name.label')}
          help={t('dialog.fields.name.help')}
          autoComplete="name"
        />
        <TextField
          controls={controls}
          field="email"
          type="email"
          label={t('dialog.fields.email.label')}
          help={t('dialog.fields.email.help')}
          autoComplete="email"
        />
        <TextField
          controls={controls}
          field="company"
          label={t('dialog.fields.company.label')}
          help={t('dialog.fields.company.help')}
          optional={optional}
          autoComplete="organization"
        />
        <TextField
          controls={controls}
          field="role"
          label={t('dialog.fields.role.label')}
          help={t('dialog.fields.role.help')}
          optional={optional}
          autoComplete="organization-title"
        />
      </div>
      <TextField
        controls={controls}
        field="profile"
        name="message"
        label={t('dialog.fields.profile.label')}
        help={t('dialog.fields.profile.help')}
        autoComplete="off"
        rows={5}
      />
      <ConsentField
        controls={controls}
        field="privacy"
        label={t('dialog.fields.privacy.label')}
        help={t('dialog.fields.privacy.help')}
      >
        <TextLink to="/privacy-policy">{t('dialog.fields.privacy.link')}</TextLink>
      </ConsentField>
    </>
  );
}
