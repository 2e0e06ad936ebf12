"""finish.py NAME dst=FILE.jpg [exposure=0 bloom=0.05 look=medium warm=0 sat=1.08 contrast=0 flip=0 round=0]
Reads the parts NAME_0.exr, NAME_1.exr ... (renders of a few samples, each with its own seed) from the scratch folder, cleans them with Open Image
Denoise's network (oidn.py), adds bloom, applies Blender's own Filmic tables and writes a progressive sRGB JPEG.
round=1: a view all round, whose left and right edges meet."""
import glob, os, struct, sys, tempfile, time, numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, uniform_filter
import oidn
CACHE = os.path.join(os.environ.get('STUDIO_WORK', os.path.join(tempfile.gettempdir(), 'studio')), 'cache') + os.sep
LUT = '/usr/share/blender/datafiles/colormanagement/filmic/'

def read_exr(path):
    """Uncompressed scanline multilayer EXR (float/half) -> {channel: HxW array}."""
    b = open(path, 'rb').read(); p = 8; at = {}
    while b[p]:
        e = b.index(0, p); name = b[p:e].decode(); p = e + 1
        e = b.index(0, p); p = e + 1
        n = struct.unpack_from('<i', b, p)[0]; p += 4
        at[name] = b[p:p + n]; p += n
    p += 1
    assert at['compression'][0] == 0, 'write EXR with codec NONE'
    x0, y0, x1, y1 = struct.unpack('<4i', at['dataWindow']); W, H = x1 - x0 + 1, y1 - y0 + 1
    ch, q, c = [], 0, at['channels']
    while c[q]:
        e = c.index(0, q); ch.append((c[q:e].decode(), struct.unpack_from('<i', c, e + 1)[0])); q = e + 17
    off = np.frombuffer(b, '<u8', H, p).astype(np.int64)
    line = sum(W * (2 if t == 1 else 4) for _, t in ch)
    raw = np.frombuffer(b, np.uint8); out = {}; pos = 0
    idx = off + 8
    for n, t in ch:
        sz = 2 if t == 1 else 4
        rows = np.stack([raw[i + pos:i + pos + W * sz] for i in idx])
        out[n] = rows.view('<f2' if t == 1 else '<f4').astype(np.float32); pos += W * sz
    return out

def rgb(d, name):
    base = [k[:-2] for k in d if k.endswith(name + '.R') or k.endswith(name + '.X')]
    if not base: raise KeyError(name)
    s = ('R', 'G', 'B') if base[0] + '.R' in d else ('X', 'Y', 'Z')
    return np.ascontiguousarray(np.stack([d[base[0] + '.' + c] for c in s], -1))

def despike(a, b, lim=3.0):
    """Pull fireflies (present in one half only) back to the local level."""
    la, lb = a.sum(-1), b.sum(-1)
    ref = uniform_filter(np.minimum(la, lb), 5) + 1e-3
    s = np.minimum(1, lim * ref / np.maximum(la, 1e-6))
    s = np.where(la > 2.5 * lb + 0.2 * ref, s, 1)
    return a * s[..., None]

def clean(parts, m=0):
    """m: columns that a view all round borrows from its other edge, so that no seam is seen. Fireflies stand in one part only: the even parts judge the odd ones, and the other way round. Then the denoiser."""
    sums = [{}, {}]
    for i, path in enumerate(parts):
        d = read_exr(path)
        for n in ('Combined', 'Denoising Albedo', 'Denoising Normal'): sums[i % 2][n] = sums[i % 2].get(n, 0) + rgb(d, n) * (2 / len(parts))
    A, B = sums; mean = lambda n: .5 * (A[n] + B[n]); a, b = A['Combined'], B['Combined']
    wide = lambda x: np.pad(x, ((0, 0), (m, m), (0, 0))[:x.ndim], 'wrap')
    x = oidn.denoise(wide(.5 * (despike(a, b) + despike(b, a))), wide(mean('Denoising Albedo')), wide(mean('Denoising Normal')), wide(np.abs(A['Denoising Albedo'] - B['Denoising Albedo']).mean(-1)))
    return x[:, m:x.shape[1] - m]

def lut1(path):
    L = open(path).read().split('{')[1].split('}')[0].split(); return np.array(L, np.float32)
def filmic(x, look='medium'):
    """Blender's Filmic: log2 -> desat cube -> contrast curve -> display."""
    t = (np.log2(np.maximum(x, 1e-10)) + 12.473931188) / 25.0
    cube = np.loadtxt(LUT + 'filmic_desat65cube.spi3d', skiprows=3)
    n = 65; C = np.zeros((n, n, n, 3), np.float32)
    ii = cube[:, :3].astype(int); C[ii[:, 0], ii[:, 1], ii[:, 2]] = cube[:, 3:]
    co = np.clip(t, 0, 1).reshape(-1, 3).T * (n - 1)
    y = np.stack([map_coordinates(C[..., c], co, order=1, mode='nearest') for c in range(3)], -1).reshape(x.shape)
    y = np.clip(y / 0.66, 0, 1)
    L = lut1(LUT + {'low': 'filmic_to_0-48_1-09.spi1d', 'medlow': 'filmic_to_0-60_1-04.spi1d',
        'medium': 'filmic_to_0-70_1-03.spi1d', 'medhigh': 'filmic_to_0-85_1-011.spi1d',
        'high': 'filmic_to_0.99_1-0075.spi1d'}[look])
    return np.interp(y, np.linspace(0, 1, len(L)), L)

def even(y, size, contrast):
    """Guided filter (He, Sun and Tang, 2010): evens out what differs by less than contrast (display values) within size pixels, and keeps edges."""
    g = y @ np.array([.2126, .7152, .0722], y.dtype); mean = lambda a: uniform_filter(a, size); m = mean(g); v = mean(g * g) - m * m; out = np.empty_like(y)
    for c in range(3): mc = mean(y[..., c]); a = (mean(g * y[..., c]) - m * mc) / (v + contrast ** 2); out[..., c] = mean(a) * g + mean(mc - a * m)
    return out

def grade(x, exposure=0., bloom=.05, look='medium', warm=0., sat=1.08, vignette=.12, grain=.006, contrast=0., smooth=.012, edge='reflect'):
    x = x * 2 ** exposure
    H, W, _ = x.shape
    if bloom:
        hi = np.minimum(x, 30); g = sum(gaussian_filter(hi, (W * s, W * s, 0), mode=('reflect', edge, 'reflect')) * w for s, w in
                                        ((.003, .5), (.012, .3), (.04, .2)))
        x = x * (1 - bloom) + g * bloom
    x = x * np.array([1 + .10 * warm, 1, 1 - .14 * warm], np.float32)
    yy, xx = np.mgrid[-1:1:H * 1j, -1:1:W * 1j]
    x = x * (1 - vignette * np.clip((xx ** 2 + yy ** 2 * .6), 0, 2) ** 1.2)[..., None]
    y = filmic(x, look)
    l = (y * [.2126, .7152, .0722]).sum(-1, keepdims=True); y = l + (y - l) * sat
    if contrast: y = y + contrast * (y - .5) * (1 - np.abs(2 * y - 1))
    if smooth: y = even(y, max(3, round(W / 185)), smooth)
    if grain: y = y + gaussian_filter(np.random.default_rng(1).normal(size=(H, W)), .6)[..., None] * grain
    return (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8)

if __name__ == '__main__':
    from PIL import Image, ImageCms
    name = sys.argv[1]; kw = dict(a.split('=') for a in sys.argv[2:]); dst = kw.pop('dst'); flip = kw.pop('flip', '0') == '1'
    kw = {k: v if k == 'look' else float(v) for k, v in kw.items()}
    around = kw.pop('round', 0)
    if around: kw.update(vignette=0, edge='wrap')
    t = time.time(); x = clean(sorted(glob.glob(glob.escape(CACHE + name) + '_*.exr')), 128 if around else 0)
    im = Image.fromarray(grade(x[:, ::-1] if flip else x, **kw)); srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB')).tobytes()
    im.save(dst, quality=89, subsampling=0, optimize=True, progressive=True, icc_profile=srgb)
    print('finished in %.1f s -> %s' % (time.time() - t, dst))
