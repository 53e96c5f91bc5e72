import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import Close from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

interface JoinDialogProps {
  /** While the request is being sent, `onClose` does nothing. */
  locked: boolean;
  onClose: () => void;
  /** Said under the title. */
  description: string | undefined;
  children: ReactNode;
}

/** The frame of the request to join: title, what it says of itself, the button that closes it. */
export function JoinDialog({ locked, onClose, description, children }: JoinDialogProps) {
  const { t } = useTranslation('community');
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-40 overflow-y-auto overscroll-contain">
      <DialogBackdrop className="fixed inset-0 bg-ink-deep/70" />
      <div className="relative flex min-h-full items-end justify-center sm:items-center sm:p-6">
        <DialogPanel className="w-full max-w-[44rem] rounded-t-panel bg-card sm:rounded-b-panel">
          <div className="flex items-start gap-4 border-b border-line py-4 ps-5 pe-3 md:ps-8 md:pe-5">
            <div className="grow py-1.5">
              <DialogTitle as="h2" className="text-h3">
                {t('dialog.title')}
              </DialogTitle>
              {description && <Description className="mt-1 text-sm text-muted">{description}</Description>}
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('dialog.close')}
              aria-disabled={locked || undefined}
              onClick={onClose}
            >
              <Close aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  );
}
