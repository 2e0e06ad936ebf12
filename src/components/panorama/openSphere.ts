import 'pannellum/build/pannellum.css';
import 'pannellum';

/** A direction from where one stands: degrees to the right of the middle of the picture, and above the horizon. */
export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

interface SphereOptions {
  /** Address of the equirectangular picture. */
  readonly picture: string;
  /** Places with a name, in the picture, for those who point. */
  readonly points: readonly (Direction & { readonly label: string })[];
  readonly pointClass: string | undefined;
  readonly still: boolean;
  readonly onReady: () => void;
  /** There is no WebGL, or the picture does not come. */
  readonly onFail: () => void;
  readonly onPoint: (index: number) => void;
  /** A finger or pointer takes the view, which no longer follows the phone then. */
  readonly onGrab: () => void;
}

export interface Sphere {
  readonly lookAt: (direction: Direction) => void;
  readonly turn: (by: Direction) => void;
  /** Degrees of the field of view; fewer are closer. */
  readonly zoom: (by: number) => void;
  /** Shows another file of the same view, from the same direction. */
  readonly sharpen: (picture: string) => void;
  readonly canFollowPhone: () => boolean;
  /** The system asks the guest for leave where it wants to. */
  readonly followPhone: (follow: boolean) => void;
  readonly close: () => void;
}

/** Arrows, plus and minus. Not Escape, which closes the dialog, nor Shift and Control, which belong to the browser. */
const keys = [37, 38, 39, 40, 61, 107, 109, 173, 187, 189];

/** Degrees from one side of the view to the other. */
const fieldOfView = { wide: 95, upright: 65, least: 35, most: 110 };
const millisecondsToTurn = 400;

/** Opens Pannellum in an element: what else the site needs of it stands here (docs/decisions/0020-pannellum.md). */
export function openSphere(element: HTMLElement, { picture, points, pointClass, still, onReady, onFail, onPoint, onGrab }: SphereOptions): Sphere {
  /** The list of the dialog has them for keyboards and screen readers: here a point may be out of view. */
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
    // 1 stops the view as soon as the finger leaves it
    friction: still ? 1 : 0.15,
    doubleClickZoom: !still,
    capturedKeyNumbers: keys,
  } as Pannellum.ConfigOptions & Pannellum.TourOptions);
  const milliseconds = still ? 0 : millisecondsToTurn;
  // Pannellum follows the window alone, and the words of a point take some of the height
  const follow = new ResizeObserver(() => viewer.resize());
  follow.observe(element);
  viewer.on('load', onReady);
  viewer.on('error', onFail);
  viewer.on('mousedown', onGrab);
  viewer.on('touchstart', onGrab);
  return {
    lookAt: ({ yaw, pitch }) => void viewer.lookAt(pitch, yaw, undefined, milliseconds),
    turn: ({ yaw, pitch }) => void viewer.lookAt(viewer.getPitch() + pitch, viewer.getYaw() + yaw, undefined, milliseconds),
    zoom: (by) => void viewer.setHfov(viewer.getHfov() + by, milliseconds),
    sharpen: (address) => {
      viewer.addScene(address, scene(address));
      viewer.loadScene(address, viewer.getPitch(), viewer.getYaw(), viewer.getHfov());
    },
    canFollowPhone: () => viewer.isOrientationSupported(),
    followPhone: (follow) => (follow ? viewer.startOrientation() : viewer.stopOrientation()),
    close: () => {
      follow.disconnect();
      viewer.destroy();
    },
  };
}
