import { Children, startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ThirdParties } from '../thirdParties/ThirdParties';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingIndicator } from './LoadingIndicator';
import { LoadErrorNotice } from './LoadErrorNotice';
import { Weather } from './Weather';
import { useAnnouncementDue } from '../../hooks/useAnnouncementDue';
import { useLanguage } from '../../hooks/useLanguage';
import { isFirstScreenFirst } from '../../navigation/firstScreenFirst';
import { lazyPart } from '../parts/lazyPart';

const AnnouncementLater = lazyPart(() => import('../dialog/Announcement'), { silent: true });
// in one file with the drawer's sheet: both come as soon as the page answers
const around = lazyPart(() => import(/* webpackChunkName: "around" */ './Around'), { silent: true });
const nothing = () => undefined;

interface FrameProps {
  readonly data: Queries.FrameFragment;
  /** The page without language. */
  readonly path: string;
  /** Name of the room or page, for the bar that comes after the first scroll. */
  readonly name: string;
  /** Identifier of the page's own stay card, where the bar's “Reservar” leads; to the one on the home page where it has none. */
  readonly stayCard?: string;
  /** Weather, announcement and the hint at another language, on every page but 404 (docs/hotel-rules.md 11.2, 12.4, 12.5). */
  readonly promotes?: boolean;
  /** Services of third parties, on every page but the children's (docs/hotel-rules.md 10.4). */
  readonly thirdParties?: boolean;
  /** The ground of the last section, which the pavement above the footer joins. */
  readonly endsOn?: 'linen' | 'sand';
  readonly children: ReactNode;
}

/** It stands by itself: when its time has come, nothing else is rendered anew. */
function TodaysAnnouncement({ announcements }: { announcements: Queries.FrameFragment['announcements']['nodes'] }) {
  const language = useLanguage();
  const ahead = useCallback(() => AnnouncementLater.preload(language), [language]);
  const announcement = useAnnouncementDue(announcements, ahead);
  return announcement && <AnnouncementLater.Part announcement={announcement} onMissing={nothing} />;
}

/** What every page has around its sections. */
export function Frame({ data, path, name, stayCard, promotes = true, thirdParties = true, endsOn = 'linen', children }: FrameProps) {
  const { t } = useTranslation(['common']);
  const [whole, setWhole] = useState(!isFirstScreenFirst());
  // once the first screen stands
  useEffect(() => startTransition(() => setWhole(true)), []);
  const [first, ...others] = Children.toArray(children);
  return (
    <>
      <a className="skip" href="#conteudo">
        {t('common:skip')}
      </a>
      <ThirdParties allowed={thirdParties} />
      <Header data={data} path={path} />
      <main id="conteudo" tabIndex={-1}>
        {first}
        {whole && others}
      </main>
      {whole && (
        <>
          <Footer data={data} path={path} endsOn={endsOn} thirdParties={thirdParties} />
          <around.Part path={path} name={name} stayCard={stayCard} promotes={promotes} onMissing={nothing} />
          {promotes && <Weather address={data.hotel.weather} />}
          {promotes && <TodaysAnnouncement announcements={data.announcements.nodes} />}
        </>
      )}
      {/* with the page: what says that something did not come must not have to come first */}
      <LoadingIndicator />
      <LoadErrorNotice />
    </>
  );
}
