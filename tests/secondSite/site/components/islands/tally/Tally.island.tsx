import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defineIsland } from '../defineIsland.ts';
import { useNotify } from '../toasts/notify.ts';

function Tally() {
  const { t } = useTranslation('shop');
  const notify = useNotify();
  const [count, setCount] = useState(0);
  const add = () => {
    setCount(count + 1);
    notify({ title: t('tally.counted') });
  };
  return (
    <button type="button" onClick={add}>
      {t('tally.add')} ({count})
    </button>
  );
}

/** Why does this need to be an island? It counts. */
export const island = defineIsland({ Component: Tally, words: ['shop'] });
