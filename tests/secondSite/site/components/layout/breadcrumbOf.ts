import type { TFunction } from 'i18next';

export function breadcrumbOf(path: string, t: TFunction) {
  const home = { label: t('common:pages.home'), path: '/' };
  return path === '/' ? [home] : [home, { label: t('common:pages.workshop'), path }];
}
