import Close from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';

interface JoinDialogProps {
  open: boolean;
  /** While the request is being sent, nothing closes the dialog. */
  locked: boolean;
  /** It is closed. */
  onClose: () => void;
  onCloseButton: () => void;
  /** Said under the title. */
  description: string | undefined;
  children: ReactNode;
}

/** The frame of the request to join: title, what it says of itself, the button that closes it. */
export function JoinDialog({ open, locked, onClose, onCloseButton, description, children }: JoinDialogProps) {
  const { t } = useTranslation('community');
  return (
    <ModalDialog
      open={open}
      locked={locked}
      onClose={onClose}
      aria-labelledby="join-title"
      aria-describedby={description && 'join-description'}
      className="max-w-[44rem] rounded-t-panel bg-card max-sm:mb-0 max-sm:w-full sm:rounded-b-panel"
    >
      <header className="flex items-start gap-4 border-b border-line py-4 ps-5 pe-3 md:ps-8 md:pe-5">
        <div className="grow py-1.5">
          <h2 id="join-title" className="text-h3">
            {t('dialog.title')}
          </h2>
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
          aria-disabled={locked || undefined}
          onClick={onCloseButton}
        >
          <Close aria-hidden="true" className="size-5" />
        </Button>
      </header>
      {children}
    </ModalDialog>
  );
}
