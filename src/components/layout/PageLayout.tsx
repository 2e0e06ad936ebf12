import { Children, startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { ThirdParties } from '../thirdParties/ThirdParties';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadErrorNotice, LoadingIndicator } from './LoadingStates';
import { Notices } from './Notices';
import { Weather } from './Weather';
import { PageContext } from '../../hooks/usePage';
import { ToolBoundary } from '../ui/ToolBoundary';
import { useAnnouncementDue } from '../dialog/useAnnouncementDue';
import { useLanguage } from '../../hooks/useLanguage';
import { nameOfPage } from '../../domain/pages/navigation';
import { rendersInSteps } from '../../browser/pageChange';
import { completeReturn } from '../../browser/pageReturn';
import { useHydrated } from '../../hooks/useHydrated';
import { lazyComponent } from '../lazy/lazyComponent';

// in one chunk with the menu of the drawer: all of it is loaded right after hydration, and all of it needs the dialog
const announcementDialog = lazyComponent(() => import(/* webpackChunkName: "deferred-layout" */ '../dialog/Announcement'), { silent: true });
const deferred = lazyComponent(() => import(/* webpackChunkName: "deferred-layout" */ './DeferredLayout'), { silent: true });

interface PageLayoutProps {
  readonly data: Queries.PageLayoutFragment & { readonly page?: { readonly path?: string; readonly heading: string } };
  /** By default those of the page's texts. */
  readonly path?: string;
  readonly name?: string;
  readonly stayCard?: string;
  /** The code of the room type that the page is about: what limits stays in it holds on the page. */
  readonly room?: string | null;
  /** Whether it has weather link, announcement and language hint (docs/hotel-rules.md 11.2, 12.4, 12.5). */
  readonly promotes?: boolean;
  /** Whether third-party services may run: on every page but the children's (docs/hotel-rules.md 10.4). */
  readonly thirdParties?: boolean;
  /** The background of the last section, which continues behind the pattern above the footer. */
  readonly endsOn?: 'sand' | 'background-family';
  /** What the first screen shows. After a link to the page's top it is rendered first, and the rest in a transition. */
  readonly hero: ReactNode;
  readonly children?: ReactNode;
}

/** A component of its own, so that nothing else re-renders when the announcement is due. */
function TodaysAnnouncement({ announcements }: { announcements: Queries.PageLayoutFragment['announcements']['nodes'] }) {
  const language = useLanguage();
  const preload = useCallback(() => announcementDialog.preload(language), [language]);
  const announcement = useAnnouncementDue(announcements, preload);
  return announcement && <announcementDialog.View announcement={announcement} />;
}

/** A component of its own, so that nothing else re-renders after hydration. */
function CompleteReturn() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) completeReturn();
  }, [hydrated]);
  return null;
}

/** Header, footer and everything else that every page has around its sections; what all of them know about the hotel (`useHotel`). */
export function PageLayout({
  data,
  path = data.page?.path ?? '',
  name = data.page?.heading ?? '',
  stayCard,
  room,
  promotes = true,
  thirdParties = true,
  endsOn,
  hero,
  children,
}: PageLayoutProps) {
  const { t } = useI18n(['common']);
  const [whole, setWhole] = useState(!rendersInSteps());
  useEffect(() => startTransition(() => setWhole(true)), []);
  const sections = Children.map(Children.toArray(children), (section) => <ToolBoundary>{section}</ToolBoundary>);
  const page = useMemo(
    () => ({
      ...data,
      path,
      name: nameOfPage(data.navigation, path) ?? name,
      stayCard,
      room,
    }),
    [data, path, name, stayCard, room],
  );
  return (
    <PageContext value={page}>
      <a className="skip" href="#conteudo">
        {t('common:skip')}
      </a>
      <ThirdParties allowed={thirdParties} />
      <Notices notices={data.notices.nodes} />
      <Header />
      {/* its name is what screen readers say when the page is entered (src/browser/pageReturn.ts) */}
      <main id="conteudo" tabIndex={-1} aria-label={page.name}>
        <ToolBoundary>{hero}</ToolBoundary>
        {whole && sections}
      </main>
      {whole && (
        <>
          <Footer endsOn={endsOn} thirdParties={thirdParties} />
          <deferred.View promotes={promotes} />
          {promotes && <Weather />}
          {promotes && <TodaysAnnouncement announcements={data.announcements.nodes} />}
        </>
      )}
      {/* not loaded lazily: they report that something could not be loaded */}
      <LoadingIndicator />
      <LoadErrorNotice />
      <CompleteReturn />
    </PageContext>
  );
}
