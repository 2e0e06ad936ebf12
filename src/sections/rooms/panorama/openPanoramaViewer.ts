import 'pannellum/build/pannellum.css';
import 'pannellum';

interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

interface PanoramaViewerOptions {
  readonly picture: string;
  readonly points: readonly (Direction & { readonly label: string })[];
  readonly pointClass: string | undefined;
  readonly still: boolean;
  readonly onReady: () => void;
  /** There is no WebGL, or the picture cannot be loaded. */
  readonly onFail: () => void;
  /** The browser has taken WebGL away: the view no longer turns. */
  readonly onLost: () => void;
  readonly onPoint: (index: number) => void;
  /** A finger or pointer drags the view, which then no longer follows the phone. */
  readonly onDragStart: () => void;
}

export type PanoramaViewer = ReturnType<typeof openPanoramaViewer>;

/** Key codes: arrows, plus and minus. Not Escape, which closes the dialog, nor Shift and Control, which belong to the browser. */
const keys = [37, 38, 39, 40, 61, 107, 109, 173, 187, 189];

const fieldOfView = { wide: 95, upright: 65, least: 35, most: 110 };
const millisecondsToTurn = 400;

/** Opens Pannellum in an element; the only module that uses it (docs/decisions/0013-pannellum.md). */
export function openPanoramaViewer(
  element: HTMLElement,
  { picture, points, pointClass, still, onReady, onFail, onLost, onPoint, onDragStart }: PanoramaViewerOptions,
) {
  /** Hides a label from keyboards and screen readers, which have the list of the dialog: a label may be out of view. */
  const label = (place: HTMLElement, index: number) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.setAttribute('aria-hidden', 'true');
    button.textContent = points[index]?.label ?? '';
    button.addEventListener('click', () => onPoint(index));
    place.append(button);
  };
  const scene = (panorama: string) => ({
    type: 'equirectangular' as const,
    panorama,
    hotSpots: points.map(({ yaw, pitch }, index) => ({
      type: 'info' as const,
      yaw,
      pitch,
      cssClass: pointClass,
      createTooltipFunc: label,
      createTooltipArgs: index,
    })),
  });
  const viewer = window.pannellum.viewer(element, {
    default: { firstScene: 'first', sceneFadeDuration: still ? 0 : 300 },
    scenes: { first: scene(picture) },
    autoLoad: true,
    showControls: false,
    hfov: element.clientWidth > element.clientHeight ? fieldOfView.wide : fieldOfView.upright,
    minHfov: fieldOfView.least,
    maxHfov: fieldOfView.most,
    // 1 means no inertia
    friction: still ? 1 : 0.15,
    doubleClickZoom: !still,
    capturedKeyNumbers: keys,
  } as Pannellum.ConfigOptions & Pannellum.TourOptions);
  const milliseconds = still ? 0 : millisecondsToTurn;
  // Pannellum only follows the size of the window, but the text of a point takes some of the height
  const follow = new ResizeObserver(() => viewer.resize());
  follow.observe(element);
  // it does not bubble; Pannellum itself ends the WebGL of a picture that it replaces, but takes its canvas out before
  element.addEventListener('webglcontextlost', onLost, true);
  viewer.on('load', onReady);
  viewer.on('error', onFail);
  viewer.on('mousedown', onDragStart);
  viewer.on('touchstart', onDragStart);
  return {
    lookAt: ({ yaw, pitch }: Direction) => void viewer.lookAt(pitch, yaw, undefined, milliseconds),
    turn: ({ yaw, pitch }: Direction) => void viewer.lookAt(viewer.getPitch() + pitch, viewer.getYaw() + yaw, undefined, milliseconds),
    /** Shows another file of the same picture, from the same direction. */
    loadLargePicture: (address: string) => {
      viewer.addScene(address, scene(address));
      viewer.loadScene(address, viewer.getPitch(), viewer.getYaw(), viewer.getHfov());
    },
    canFollowPhone: () => viewer.isOrientationSupported(),
    followPhone: (follow: boolean) => (follow ? viewer.startOrientation() : viewer.stopOrientation()),
    close: () => {
      follow.disconnect();
      element.removeEventListener('webglcontextlost', onLost, true);
      viewer.destroy();
    },
  };
}
