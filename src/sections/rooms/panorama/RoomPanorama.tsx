import { graphql } from 'gatsby';
import { useState } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import { lazyComponent } from '../../../components/lazy/lazyComponent';

export const fragment = graphql`
  fragment RoomPanorama on Room {
    name(language: $language)
    panorama {
      alt(language: $language)
      standIn
      file {
        childImageSharp {
          first: resize(width: 2048, quality: 45, toFormat: AVIF) {
            src
          }
          firstJpeg: resize(width: 1600, quality: 55) {
            src
          }
          large: resize(width: 4096, quality: 52, toFormat: AVIF) {
            src
          }
          largeJpeg: resize(width: 4096, quality: 68) {
            src
          }
        }
      }
      points {
        label(language: $language)
        yaw
        pitch
        text(language: $language)
        picture {
          ...CardPicture
        }
        path
      }
    }
  }
`;

const lazyPanorama = lazyComponent(() => import('./Panorama'));

/** The button that opens the 360° view of the room, which is loaded on request only. Without script it is a link to the flat picture. */
export function RoomPanorama({ room: { name, panorama } }: { room: Queries.RoomPanoramaFragment }) {
  const { t } = useI18n(['rooms']);
  const [isOpen, setOpen] = useState(false);
  if (!panorama) return null;
  const close = () => setOpen(false);
  const flat = panorama.file.childImageSharp?.firstJpeg?.src;
  return (
    <div className="row no-print">
      <button type="button" className="link scripted" data-replay="" onClick={() => setOpen(true)}>
        {t('rooms:enter')}
      </button>
      {flat && (
        <noscript>
          <a className="link" href={flat}>
            {t('rooms:enterFlat')}
          </a>
        </noscript>
      )}
      {isOpen && (
        <lazyPanorama.View
          name={name}
          panorama={panorama}
          onClose={close}
          onError={close}
          fallback={
            <p className="note" role="status">
              {t('rooms:entering')}
            </p>
          }
        />
      )}
    </div>
  );
}
