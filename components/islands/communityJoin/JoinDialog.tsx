import type { ComponentPropsWithRef, UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { closePath } from '../../ui/iconPaths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';

interface JoinDialogProps extends ComponentPropsWithRef<'dialog'> {
  id: string;
  /** True while the request is being sent: then nothing closes the dialog. */
  locked: boolean;
  onCloseButton: (event: UIEvent) => void;
  /** The text under the title. */
  description: string | undefined;
}

/**
 * The dialog of the request to join, with its title, its description and the button that closes it. Where no script runs, it is an
 * ordinary part of the page.
 */
export function JoinDialog({ onCloseButton, description, children, ...rest }: JoinDialogProps) {
  const { t } = useTranslation('community');
  return (
    <ModalDialog
      {...rest}
      aria-labelledby="join-title"
      className="max-w-[44rem] rounded-t-panel bg-card max-sm:mb-0 max-sm:w-full sm:rounded-b-panel noscript:static noscript:mx-0 noscript:block noscript:max-h-none noscript:w-full"
    >
      <div className="flex items-start gap-4 border-b border-line py-4 ps-5 pe-3 md:ps-8 md:pe-5">
        <div className="grow py-1.5">
          <DialogTitle id="join-title" describedBy={description && 'join-description'}>
            {t('dialog.title')}
          </DialogTitle>
          {description && (
            <p id="join-description" className="mt-1 text-sm text-muted">
              {description}
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('dialog.close')}
          command="close"
          commandfor={rest.id}
          aria-disabled={rest.locked || undefined}
          onClick={onCloseButton}
          className="noscript:hidden"
        >
          <LineIcon path={closePath} className="size-5" />
        </Button>
      </div>
      {children}
    </ModalDialog>
  );
}
