import { useTranslation } from 'react-i18next';
import { company } from '../../../content/company.ts';
import { urlOf } from '../../../content/languages.ts';
import type { ArticleSource } from '../../../renderer/articles/articles.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { bookmarkPath, linkPath } from '../../ui/iconPaths.ts';
import { Arrow, LineIcon } from '../../ui/LineIcon.tsx';
import { Link } from '../../ui/Link.tsx';
import { NetworkIcon } from '../../ui/NetworkIcon.tsx';

/** A bar with the link back to the blog, and an article's buttons and share links. `startArticleActions.ts` handles their clicks. */
export function ArticleActions({ article }: { article: ArticleSource }) {
  const { t } = useTranslation(['blog', 'common']);
  const path = urlOf(article.language, `/blog/${article.slug}`);
  const labels: Record<Network, string> = {
    x: t('article.shareTwitter'),
    facebook: t('article.shareFacebook'),
    linkedin: t('article.shareLinkedin'),
  };
  return (
    <div data-script="articleActions" data-print="no" className="border-b border-line bg-card">
      <div className="container-page flex flex-wrap items-start gap-x-6 gap-y-1 py-2">
        <Link to="/blog" className={`${buttonClass('ghost')} -ms-5`}>
          <Arrow className="size-5 rotate-180" />
          {t('article.back')}
        </Link>
        <div className="flex flex-wrap max-sm:-ms-5 noscript:hidden">
          <Button variant="ghost" aria-pressed={false} data-toggle="">
            <LineIcon
              path="M12 20 3 11c-3-6 6-10 9-4 3-6 12-2 9 4z"
              className="size-5 in-aria-pressed:fill-accent in-aria-pressed:text-accent"
            />
            {t('article.like')}
          </Button>
          <Button variant="ghost" aria-pressed={false} data-toggle="">
            <LineIcon
              path={bookmarkPath}
              className="size-5 in-aria-pressed:fill-accent in-aria-pressed:text-accent"
            />
            {t('article.save')}
          </Button>
        </div>
        <div className="flex flex-wrap items-center max-sm:-ms-3">
          <ul aria-label={t('article.shareTitle')} className="flex flex-wrap">
            {networks.map((network) => (
              <li key={network}>
                <Link
                  to={shareUrl(network, {
                    url: company.origin + path,
                    text: article.title,
                  })}
                  target="_blank"
                  data-share=""
                  className={buttonClass('ghost', 'icon')}
                >
                  <NetworkIcon network={network} />
                  <span className="sr-only">{`${labels[network]} (${t('common:footer.newTab')})`}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            data-copy={path}
            data-copied-title={t('article.linkCopiedTitle')}
            data-failed-title={t('article.copyFailedTitle')}
            className="noscript:hidden"
          >
            <LineIcon path={linkPath} className="size-5" />
            {/* If the code of toasts cannot be fetched, `startArticleActions.ts` shows the outcome of copying in this element. */}
            <span aria-live="polite">{t('article.copyLink')}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

const networks = ['x', 'facebook', 'linkedin'] as const;

type Network = (typeof networks)[number];

const shareUrls: Record<Network, string> = {
  x: 'https://twitter.com/intent/tweet',
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/',
};

/** @returns the link that opens a network's form for sharing a URL. X (formerly Twitter) also accepts a text */
function shareUrl(network: Network, shared: { url: string; text: string }): string {
  const link = new URL(shareUrls[network]);
  link.searchParams.set(network === 'facebook' ? 'u' : 'url', shared.url);
  if (network === 'x') {
    link.searchParams.set('text', shared.text);
  }
  return link.href;
}
