"""rooms_kit.py - guest-room kit on top of resort.py (beds, headboards, windows, views, art, bath, still life).
Everything is built at the local origin; place groups with `with G(loc, rot):`.  Lengths in metres."""
import sys, os
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]; HERE = HERE_
from resort import *
import resort
from PIL import Image, ImageDraw, ImageFilter


class G:
    """with G(loc, rot): ...  -> everything created inside is parented to an empty at loc, turned by rot (z)."""
    def __init__(s, loc=(0, 0, 0), rot=0., scale=1.): s.a = (loc, rot, scale)
    def __enter__(s): s.old = set(o.name for o in bpy.data.objects); return s
    def __exit__(s, *e):
        new = [o for o in bpy.data.objects if o.name not in s.old and o.parent is None]; r = link(bpy.data.objects.new('grp', None))
        for o in new: o.parent = r
        r.location = s.a[0]; r.rotation_euler = (0, 0, s.a[1]); r.scale = (s.a[2],) * 3; s.root = r

def shoot(name, w=1800, h=1200, spp=48):
    for o in bpy.data.objects:   # panels of light would be seen, full of noise, in panes and mirrors
        if o.type == 'LIGHT' and o.data.type == 'AREA': o.visible_glossy = False
    render(name, w, h, spp)
def flt(k, d): return float(OPT.get(k, d))

# ------------------------------------------------------------------ image-based materials (arrays made by numpy / PIL, never files)
def srgb(h): return tuple(int(h[i:i + 2], 16) for i in (1, 3, 5))
def imgmat(name, im, axes='YZ', size=(1., 1.), origin=(0., 0.), rough=.6, spec=.3, bump=0., dist=.002, repeat=True, sheen=0., trans=0.):
    """im: PIL image -> material mapped on object coordinates; axes 'YZ' = u along y, v along z."""
    if name in _M: return _M[name]
    a = np.asarray(im.convert('RGB'), np.float32)[::-1] / 255; h, w, _ = a.shape; a = np.concatenate([a, np.ones((h, w, 1), np.float32)], -1)
    bi = bpy.data.images.new(name, w, h); bi.pixels.foreach_set(np.ascontiguousarray(a).ravel()); bi.update(); bi.pack()
    m, N = fresh(name); sep = N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Object']); ix = 'XYZ'.index
    uv = N.new('CombineXYZ', X=sep.outputs[ix(axes[0])], Y=sep.outputs[ix(axes[1])]).outputs[0]
    mp = N.new('Mapping', Vector=uv, Location=(-origin[0] / size[0], -origin[1] / size[1], 0), Scale=(1 / size[0], 1 / size[1], 1)).outputs[0]
    t = N.new('TexImage', Vector=mp); t.image = bi; t.extension = 'REPEAT' if repeat else 'EXTEND'
    N.set(Base_Color=t.outputs[0], Roughness=rough, Specular=spec, Sheen=sheen)
    if bump: N.bump(N.new('RGBToBW', Color=t.outputs[0]).outputs[0], bump, dist)
    _M[name] = m; return m
from resort import _M

def im_cane(n=8, s=64, straw=(214, 178, 122), hole=(92, 66, 40)):
    """Vienna cane (palhinha): doubled strands both ways + diagonals, octagonal holes; one cell = s px."""
    S = s * 4; im = Image.new('RGB', (S, S), hole); d = ImageDraw.Draw(im); k = lambda f: tuple(int(c * f) for c in straw)
    for o in (-S, 0, S): d.line([(o - S, -S), (o + 2 * S, 2 * S)], k(.78), S // 9); d.line([(o - S, 2 * S), (o + 2 * S, -S)], k(.84), S // 9)
    for o in (0, S):
        for q in (-.115, .115): d.line([(o + q * S, 0), (o + q * S, S)], k(.95), S // 11); d.line([(0, o + q * S), (S, o + q * S)], k(1.03), S // 11)
    im = im.resize((s, s), Image.LANCZOS); out = Image.new('RGB', (s * n, s * n))
    for i in range(n):
        for j in range(n):
            f = .93 + .11 * random.Random(i * 31 + j).random(); out.paste(im.point(lambda v: min(255, int(v * f))), (i * s, j * s))
    return out
def cane(axes='YZ', cell=.026): return imgmat('cane' + axes, im_cane(), axes, (cell * 8, cell * 8), rough=.55, spec=.35, bump=.6, dist=.004)
def im_azulejo(n=4, s=200, blue=(30, 74, 140), kind=0, gold=(196, 150, 62)):
    """n x n hand-painted Portuguese tiles; kind 0 rosette, 1 quarter-circle (modernist), 2 diamond lattice."""
    R = np.random.default_rng(5); out = np.zeros((n * s, n * s, 3), np.float32); y, x = np.mgrid[-1:1:s * 1j, -1:1:s * 1j]; cr = np.array((238, 235, 226), np.float32)
    bl = np.array(blue, np.float32); go = np.array(gold, np.float32); sm = lambda d: np.clip(d * s / 4 + .5, 0, 1)
    for i in range(n):
        for j in range(n):
            xx, yy = x + .02 * R.normal(), y + .02 * R.normal(); r, th = np.hypot(xx, yy), np.arctan2(yy, xx); rc = np.hypot(1 - abs(xx), 1 - abs(yy)); m = np.zeros_like(r); g = m.copy()
            if kind == 0:
                m = np.maximum(m, sm(.60 * (.42 + .58 * abs(np.cos(2 * th)) ** .8) - r) - sm(.50 * (.38 + .62 * abs(np.cos(2 * th)) ** 1.4) - r) * .72); m = np.maximum(m, sm(.045 - abs(r - .17))); g = sm(.12 - r)
                m = np.maximum(m, sm(.05 - abs(rc - .62))); m = np.maximum(m, .55 * sm(.42 - rc) - .3 * sm(.30 - rc)); m = np.maximum(m, sm(.16 - rc)); m = np.maximum(m, .8 * sm(.03 - abs(abs(xx) - abs(yy))) * (r > .6) * (rc > .45))
            elif kind == 1:
                k = R.integers(4); fx, fy = (xx, -xx)[k % 2], (yy, -yy)[k // 2]; q = np.hypot(fx + 1, fy + 1); m = sm(1.0 - q) * 1. ; m = m * (1 - .0) ; m = np.maximum(m * (q > .52), 0) if R.random() < .5 else m; g = sm(.26 - np.hypot(fx - 1, fy - 1)) * (R.random() < .25)
            else:
                q = abs(xx) + abs(yy); m = np.maximum(sm(.06 - abs(q - 1)), sm(.05 - abs(q - .55))); m = np.maximum(m, sm(.22 - q)); m = np.maximum(m, sm(.2 - rc))
            t = (.86 + .14 * R.random()) * (.9 + .1 * vnoise((xx + 2) * 4 + 9, (yy + 2) * 4 + 9, i * 7 + j, 3)); col = cr * (1 - m[..., None] * .93) + bl * m[..., None] * .93 * t[..., None]; col = col * (1 - g[..., None]) + go * g[..., None]
            col = col * (.96 + .05 * R.random()); e = (np.maximum(abs(x), abs(y)) > .975)[..., None]; col = np.where(e, np.array((188, 182, 170), np.float32), col); out[j * s:(j + 1) * s, i * s:(i + 1) * s] = col
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))
def azulejo(axes='YZ', size=.15, kind=0, blue=(30, 74, 140), n=4): return imgmat('azul%s%d%s' % (axes, kind, blue), im_azulejo(n, 200, blue, kind), axes, (size * n, size * n), rough=.16, spec=.6)

def paper(w, h, col=(240, 234, 220), seed=0, amt=7):
    g = vnoise(*np.meshgrid(np.arange(w) / 9., np.arange(h) / 9.), seed, 4); a = np.array(col, np.float32) + ((g - .5) * amt * 2)[..., None]; return Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))
def leafpoly(cx, cy, L, W, ang, n=24, cut=0.):
    P = []
    for sg in (1, -1):
        for k in range(n + 1):
            t = k / n if sg == 1 else 1 - k / n; w = W * math.sin(pi * t ** .8) ** .9 * (1 - cut * (k % 3 == 1)); P.append((t * L, sg * w + .12 * L * math.sin(pi * t)))
    return [(cx + x * math.cos(ang) - y * math.sin(ang), cy + x * math.sin(ang) + y * math.cos(ang)) for x, y in P]
def im_art(kind, w=600, h=800, seed=1):
    """abstract | sea | leaf | line | arcs | coast | mural | fish : framed-picture artwork."""
    pc = resort.CACHE + 'art_%s_%d_%d_%d.png' % (kind, w, h, seed)
    if os.path.exists(pc): return Image.open(pc)
    R = random.Random(seed); S = 2 if kind != 'mural' else 1; W, H = w * S, h * S; im = paper(W, H, (238, 231, 216), seed); d = ImageDraw.Draw(im)
    def wash(fn, col, blur=3, alpha=.9, edge=.25):
        m = Image.new('L', (W, H), 0); fn(ImageDraw.Draw(m)); m = m.filter(ImageFilter.GaussianBlur(blur)); a = np.asarray(m, np.float32) / 255; g = vnoise(*np.meshgrid(np.arange(0, W, 8) / 160. + seed, np.arange(0, H, 8) / 160. + seed), seed + len(str(col)), 4); g = np.asarray(Image.fromarray(g.astype(np.float32)).resize((W, H), Image.BILINEAR))
        a = a * alpha * (1 - edge + 2 * edge * g); b = np.asarray(im, np.float32); im.paste(Image.fromarray(np.clip(b * (1 - a[..., None]) + np.array(col, np.float32) * a[..., None], 0, 255).astype(np.uint8)))
    GD, GN, DK, TC, BL = (176, 138, 82), (38, 74, 54), (70, 46, 28), (176, 96, 62), (46, 84, 120)
    if kind == 'abstract':
        wash(lambda q: q.ellipse((.18 * W, .42 * H, 1.15 * W, 1.05 * H), 255), GN); wash(lambda q: q.ellipse((.42 * W, .13 * H, .80 * W, .13 * H + .38 * W), 255), GD); wash(lambda q: q.pieslice((-.3 * W, .52 * H, .5 * W, .52 * H + .8 * W), 180, 360, 255), TC, alpha=.8); wash(lambda q: q.line([(.12 * W, .15 * H), (.12 * W, .9 * H)], 255, 6), DK, 1)
    elif kind == 'sea':
        for i, (y0, c) in enumerate(((.0, (214, 206, 190)), (.30, (222, 196, 160)), (.42, (120, 158, 168)), (.50, (62, 112, 128)), (.62, (40, 86, 104)), (.76, (204, 186, 152)))): wash(lambda q: q.polygon([(-10, y0 * H + 6 * i)] + [(x, y0 * H + 12 * math.sin(x / 90. + i) * (i > 2) + R.uniform(-4, 4)) for x in range(0, W + 40, 40)] + [(W + 10, H), (-10, H)], 255), c, 5 + 4 * (i < 2), .92)
        for k in range(16): y = R.uniform(.5, .75) * H; x = R.uniform(0, .9) * W; wash(lambda q: q.line([(x, y), (x + R.uniform(60, 260), y + 4)], 255, 5), (230, 232, 226), 3, .7)
    elif kind == 'leaf':
        c = ((52, 88, 60), (84, 104, 62), (60, 78, 66))[seed % 3]; st = [(W * .5, H * .93), (W * .5 + R.uniform(-30, 30), H * .12)]; wash(lambda q: q.line(st, 255, 9), (92, 72, 48), 1)
        for k in range(11):
            t = k / 10; y = st[0][1] + (st[1][1] - st[0][1]) * (.18 + .8 * t)
            for sg in (-1, 1): L = W * .44 * math.sin(pi * (.25 + .65 * t)) + 40; P = leafpoly(W * .5, y, L, L * .085, -pi / 2 + sg * (1.15 - .55 * t) + R.uniform(-.06, .06)); wash(lambda q: q.polygon(P, 255), tuple(int(x * R.uniform(.85, 1.15)) for x in c), 1.5, .85, .35)
    elif kind == 'line':
        pts = [(W * (.2 + .6 * k / 200 + .16 * math.sin(k / 23. + seed)), H * (.5 + .30 * math.sin(k / 17. + 1.3 * seed) * math.cos(k / 61.))) for k in range(201)]; wash(lambda q: q.ellipse((.5 * W, .2 * H, .86 * W, .2 * H + .36 * W), 255), (222, 196, 150), 2, .9); wash(lambda q: q.line(pts, 255, 13, joint='curve'), DK, 1.2, .95, .1)
    elif kind == 'arcs':
        n = 4; s = W / n
        for i in range(n):
            for j in range(int(H / s) + 1):
                k = R.randrange(4); c = R.choice((GN, GN, GD, (222, 214, 196), TC)); x0, y0 = i * s, j * s; cx, cy = x0 + s * (k % 2), y0 + s * (k // 2); d.pieslice((cx - s, cy - s, cx + s, cy + s), (0, 90, 270, 180)[k], (90, 180, 360, 270)[k], c)
    elif kind == 'coast':
        wash(lambda q: q.rectangle((0, .58 * H, W, H), 255), (120, 150, 160), 8, .55, .5)
        for i in range(4): y0 = .34 + .07 * i; P = [(-10, H * .60)] + [(x, H * (y0 + .16 * (1 - vnoise(np.array([x / (260. - 30 * i) + 7 * i]), np.array([seed + .5 * i]), 3, 4)[0]) - .04)) for x in range(0, W + 20, 20)] + [(W + 10, H * .60)]; wash(lambda q: q.polygon(P, 255), tuple(int(a + (b - a) * i / 3) for a, b in zip((176, 196, 196), (44, 78, 96))), 2, .8, .4)
        for k in range(26): x, y = R.uniform(0, W), H * R.uniform(.62, .95); wash(lambda q: q.line([(x, y), (x + R.uniform(30, 200), y)], 255, 4), (60, 100, 120), 1.5, .5)
    elif kind == 'mural':                                   # panoramic Atlantic-forest wallpaper in celadon grisaille
        im.paste(paper(W, H, (216, 216, 196), seed, 4)); b = np.asarray(im, np.float32); t = np.linspace(0, 1, H)[:, None, None]; im.paste(Image.fromarray(np.clip(b * (1 - .35 * t) + np.array((232, 206, 164), np.float32) * .35 * t, 0, 255).astype(np.uint8)))
        for i in range(7):
            y0 = .20 + .085 * i; f = i / 6; c = tuple(a + (q - a) * f for a, q in zip((196, 204, 186), (58, 84, 66))); P = [(-10, H + 5)]
            xs = np.arange(0, W + 6, 6); hgt = vnoise(xs / (520. - 45 * i) + 13 * i, xs * 0 + i * 3.3, 7, 6); P += [(x, H * (y0 + .30 * (1 - g) - .10)) for x, g in zip(xs, hgt)] + [(W + 10, H + 5)]; wash(lambda q: q.polygon(P, 255), c, 2 + 3 * (1 - f), .86, .22)
            if i in (3, 5, 6):
                fs = []
                for k in range(4 + i):
                    x = R.uniform(0, W); yb = H * (y0 + .13 + R.uniform(0, .05)); hh = H * R.uniform(.24, .38) * (.6 + .2 * i / 3); lean = R.uniform(-.12, .12) * hh; cc = tuple(v * .80 for v in c)
                    def tree(q, x=x, yb=yb, hh=hh, lean=lean):
                        q.line([(x, yb + hh * .4), (x + lean * .4, yb - hh * .3), (x + lean, yb - hh)], 255, max(3, int(hh * .022)))
                        for m_ in range(13):
                            a = -pi / 2 + (m_ - 6) * .36 + R.uniform(-.1, .1); L = hh * .36 * R.uniform(.8, 1.1); px, py = x + lean, yb - hh; pp = [(px + L * u * math.cos(a), py + L * u * math.sin(a) + .55 * L * u * u) for u in np.linspace(0, 1, 9)]; q.line(pp, 255, max(3, int(hh * .02)))
                            for u in range(2, 9): qx, qy = pp[u]; q.line([(qx - L * .05, qy + L * .16), (qx, qy), (qx + L * .05, qy + L * .16)], 255, max(2, int(hh * .010)))
                    fs.append(tree)
                wash(lambda q: [f(q) for f in fs], cc, 1.2, .9, .1)
        for c in ((52, 82, 62), (62, 94, 66), (74, 104, 74)):
            fans = [[leafpoly(x, y, H * R.uniform(.07, .15), H * .014, -pi / 2 + (m_ - 3) * .33) for m_ in range(7)] for x, y in [(R.uniform(0, W), H * R.uniform(.88, 1.02)) for _ in range(9)]]; wash(lambda q: [q.polygon(P, 255) for f in fans for P in f], c, 1.2, .85, .3)
    im = im.resize((w, h), Image.LANCZOS); im.save(pc); return im
def im_rug(kind, w=400, h=600, a=(206, 192, 166), b=(120, 96, 62), c=(46, 70, 54)):
    """stripe | border | diamond | berber | kelp."""
    im = paper(w, h, a, 3, 12); d = ImageDraw.Draw(im)
    if kind == 'stripe': [d.rectangle((0, y, w, y + (9 if (y // 50) % 2 else 20)), b) for y in range(25, h, 50)]
    if kind == 'border': d.rectangle((14, 14, w - 15, h - 15), outline=b, width=12); d.rectangle((36, 36, w - 37, h - 37), outline=b, width=3)
    if kind == 'diamond':
        for y in range(-100, h + 100, 100):
            for x in range(0, w + 100, 100): d.line([(x, y), (x + 50, y + 50), (x, y + 100), (x - 50, y + 50), (x, y)], b, 5); d.polygon([(x, y + 40), (x + 10, y + 50), (x, y + 60), (x - 10, y + 50)], b)
    if kind == 'arc':
        for k in range(5): d.arc((w * .5 - 60 * (k + 1), h - 60 * (k + 1), w * .5 + 60 * (k + 1), h + 60 * (k + 1)), 180, 360, (b, c)[k % 2], 14); d.arc((w * .5 - 60 * (k + 1), -60 * (k + 1), w * .5 + 60 * (k + 1), 60 * (k + 1)), 0, 180, (b, c)[k % 2], 14)
    g = np.asarray(im, np.float32) * (1 + .16 * (np.random.default_rng(1).random((h, w, 1)) - .5)); return Image.fromarray(np.clip(g, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.7))
def rug(x0, y0, x1, y1, kind='border', fringe=False, **kw):
    m = imgmat('rug%s%s' % (kind, (x0, y0)), im_rug(kind, **kw), 'XY', (x1 - x0, y1 - y0), (x0, y0), 1., .05, .5, .004, True, .25); o = box((x0, y0, .001), (x1, y1, .016), m, .005)
    if fringe:
        b = Mesh(); f = fabric((.66, .60, .50)); R = random.Random(2)
        for y, s in ((y0, -1), (y1, 1)):
            for i in range(int((x1 - x0) / .028)): x = x0 + .014 + i * .028; b.tube([(x, y, .012), (x + R.uniform(-.01, .01), y + s * .05, .009), (x + R.uniform(-.02, .02), y + s * .09, .004)], .0035, f, 5)
        b.obj('fringe')
    return o
@cached
def marble(base=(.78, .76, .73), vein=(.42, .38, .34), scale=1., rough=.12, gold=False):
    m, N = fresh('marble'); v = N.coord('Object', (scale,) * 3); w = N.new('MixRGB', i0=.35, i1=v, i2=N.new('TexNoise', Scale=1.7, Detail=6, Vector=v).outputs[1]).outputs[0]
    f = lambda sc, wd: N.new('MapRange', Value=N.new('Math', _operation='ABSOLUTE', i0=N.new('Math', _operation='SUBTRACT', i0=N.noise(sc, 7, w, .6, 1.1), i1=.5).outputs[0]).outputs[0], i1=0., i2=wd, i3=1., i4=0.).outputs[0]
    k = N.new('Math', _operation='MULTIPLY', i0=f(1.5, .035), i1=N.noise(.9, 3, v)).outputs[0]; k2 = N.new('Math', _operation='MULTIPLY_ADD', i0=f(4.2, .03), i1=.25, i2=k).outputs[0]; c = N.new('MixRGB', i0=k2, i1=tuple(base) + (1,), i2=tuple(vein) + (1,)).outputs[0]
    cl = N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=c, i2=N.ramp(N.noise(.8, 5, v), [(.3, (.88, .875, .87)), (.7, (1.03, 1.02, 1.0))])).outputs[0]; N.set(Base_Color=cl, Roughness=rough, Specular=.5); return m
@cached
def planks(dark=(.10, .05, .024), light=(.25, .14, .07), w=.14, l=1.7, axis='Y', rough=.30):
    """Floorboards in the XY plane running along axis, each board tinted differently."""
    m, N = fresh('planks'); v = N.coord('Object'); sep = N.new('SeparateXYZ', Vector=v); a, b = (1, 0) if axis == 'Y' else (0, 1); q = N.new('CombineXYZ', X=sep.outputs[a], Y=sep.outputs[b]).outputs[0]
    br = N.new('TexBrick', Vector=q, Scale=1., Mortar_Size=.0016, Brick_Width=l, Row_Height=w, Mortar_Smooth=.1, Color1=(.62, .62, .62, 1), Color2=(1.12, 1.08, 1.02, 1), Mortar=(.12, .10, .09, 1), _offset=.37, _offset_frequency=2)
    g = N.new('Mapping', Vector=q, Scale=(.55, 11, 1)).outputs[0]; gs = N.new('VectorMath', _operation='MULTIPLY_ADD'); N.link(br.outputs[0], gs.inputs[0]); gs.inputs[1].default_value = (37, 11, 5); N.link(g, gs.inputs[2])
    n = N.noise(2.2, 8, gs.outputs[0], .6, 1.0); c = N.ramp(n, [(.35, dark), (.72, light)]); N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=c, i2=br.outputs[0]).outputs[0], Roughness=rough, Specular=.4)
    N.bump(N.new('Math', _operation='SUBTRACT', i0=N.new('Math', _operation='MULTIPLY', i0=n, i1=.3).outputs[0], i1=br.outputs['Fac']).outputs[0], .3, .002); return m
@cached
def stone(axes='YZ', w=.55, h=.16, c1=(.46, .38, .29), c2=(.58, .50, .40), mortar=(.25, .21, .17), bump=.7):
    """Coursed stone wall / terracotta floor when axes='XY'."""
    m, N = fresh('stone'); v = N.coord('Object'); sep = N.new('SeparateXYZ', Vector=v); ix = 'XYZ'.index; q = N.new('CombineXYZ', X=sep.outputs[ix(axes[0])], Y=sep.outputs[ix(axes[1])]).outputs[0]
    wq = N.new('MixRGB', i0=.012, i1=q, i2=N.new('TexNoise', Scale=5., Detail=3, Vector=v).outputs[1]).outputs[0]
    br = N.new('TexBrick', Vector=wq, Scale=1., Mortar_Size=.006, Brick_Width=w, Row_Height=h, Mortar_Smooth=.3, Color1=tuple(c1) + (1,), Color2=tuple(c2) + (1,), Mortar=tuple(mortar) + (1,), _offset=.43); nz = N.noise(9, 9, v, .65)
    N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=br.outputs[0], i2=N.ramp(nz, [(.3, (.80,) * 3), (.7, (1.10,) * 3)])).outputs[0], Roughness=.85, Specular=.2)
    N.bump(N.new('Math', _operation='SUBTRACT', i0=N.new('Math', _operation='MULTIPLY', i0=nz, i1=.5).outputs[0], i1=br.outputs['Fac']).outputs[0], bump, .025); return m
@cached
def straw(axes='XZ', s=.02, light=(.60, .46, .27)):
    """Plaited straw (esteira) for ceilings, hats, baskets."""
    m, N = fresh('straw'); v = N.coord('Object'); sep = N.new('SeparateXYZ', Vector=v); ix = 'XYZ'.index; q = N.new('CombineXYZ', X=sep.outputs[ix(axes[0])], Y=sep.outputs[ix(axes[1])]).outputs[0]
    ck = N.new('TexBrick', Vector=q, Scale=1., Mortar_Size=s * .06, Brick_Width=s * 2, Row_Height=s, Color1=tuple(.8 * c for c in light) + (1,), Color2=tuple(1.12 * c for c in light) + (1,), Mortar=tuple(.3 * c for c in light) + (1,), _offset=.5)
    N.set(Base_Color=ck.outputs[0], Roughness=.7, Specular=.25); N.bump(N.new('Math', _operation='SUBTRACT', i0=1., i1=ck.outputs['Fac']).outputs[0], .8, .004); return m

# shared palette materials
def WAL(a=2): return wood((.06, .028, .013), (.16, .082, .040), a)
def DK(a=0): return wood((.05, .024, .012), (.13, .066, .033), a)
def TEAK(a=0): return wood((.13, .065, .03), (.32, .18, .09), a)
def OAK(a=0): return wood((.30, .19, .10), (.48, .33, .19), a, 1., .45)
def BRASS(): return mat('brass', (.58, .41, .19), .26, 1.)
def BLACK(): return mat('blackm', (.02, .018, .016), .4)
def WH(): return fabric((.80, .79, .765), 1300, .35, .85, .2, .02, .55)
def CER(): return mat('ceramic', (.82, .80, .76), .14, spec=.6)
LIN = (.72, .68, .61); GOLD = tuple(C['gold']); GREEN = (.022, .058, .036); TERRA = (.42, .16, .08); NAVY = (.025, .055, .11); OLIVE = (.16, .17, .09); SKYB = (.32, .46, .52); SAND = (.55, .45, .32)

# ------------------------------------------------------------------ shell, openings
def wall(axis, p, a, b, H, m, ops=(), t=.15, z0=0.):
    """Wall along axis ('x' or 'y') at coordinate p growing outward by t (sign gives side); ops = [(u0, u1, zlo, zhi)] holes."""
    w = Mesh(); lo, hi = min(p, p + t), max(p, p + t); B = lambda u0, u1, z, zz: (u1 - u0 > .001 and zz - z > .001) and w.box(*(((u0, lo, z), (u1, hi, zz)) if axis == 'x' else ((lo, u0, z), (hi, u1, zz))), m)
    u = a
    for (u0, u1, zl, zh) in sorted(ops): B(u, u0, z0, H); B(u0, u1, z0, zl); B(u0, u1, zh, H); u = u1
    B(u, b, z0, H); return w.obj('wall')
def frame(y, x0, x1, z0, z1, n=2, m=None, open_=None, rail=None, th=.06, glass=True, axis='x'):
    """Glazed frame with n leaves in the plane y; leaf index in open_ is slid away (no glass); rail = height of a cross bar."""
    m = m or DK(2); f = Mesh(); w = (x1 - x0) / n; X = lambda lo, hi: (lo, hi) if axis == 'x' else ((lo[1], lo[0], lo[2]), (hi[1], hi[0], hi[2]))
    f.box(*X((x0, y - .001, z1 - th), (x1, y + .081, z1)), m); f.box(*X((x0, y - .001, z0), (x1, y + .081, z0 + .02)), m)
    for i in range(n):
        if open_ is not None and i in (open_ if hasattr(open_, '__len__') else (open_,)): continue
        a, b = x0 + i * w, x0 + (i + 1) * w; f.box(*X((a, y, z0), (a + th, y + .08, z1)), m); f.box(*X((b - th, y, z0), (b, y + .08, z1)), m); f.box(*X((a, y + .01, z0), (b, y + .07, z0 + th * 1.3)), m)
        for r in (rail if hasattr(rail, '__len__') else [rail] if rail else []): f.box(*X((a, y + .01, r), (b, y + .07, r + th * .7)), m)
        if glass: box(*X((a + th, y + .035, z0 + th), (b - th, y + .042, z1 - th)), glass_pane())
    return f.obj('frame', bevel=.004)
def shutter(w, h, m=None, loc=(0, 0, 0), rot=0., slats=None):
    """Colonial louvred shutter leaf, hinge at local x=0, standing in XZ."""
    m = m or mat('shut', (.045, .09, .065), .45); b = Mesh(); t = .06; b.box((0, 0, 0), (t, .035, h), m); b.box((w - t, 0, 0), (w, .035, h), m)
    for z in (0, h * .48, h - t): b.box((t, 0, z), (w - t, .035, z + t), m)
    n = slats or int(h / .045)
    for i in range(n):
        z = t + (h - 2 * t) * i / n
        b.add([(t, 0, z), (w - t, 0, z), (w - t, .032, z + .028), (t, .032, z + .028), (t, .006, z - .002), (w - t, .006, z - .002), (w - t, .036, z + .024), (t, .036, z + .024)], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7)], m)
    return b.obj('shutter', loc, rot)
def balcony(x0, x1, y0, depth=1.9, rail='wood', floor=None, slab=True):
    """Balcony slab beyond y0 with a rail: wood (turned white balusters + timber handrail), glass, iron."""
    dk = DK(0); w = mat('rail', (.80, .78, .73), .4); box((x0, y0, -.14), (x1, y0 + depth, -.02), floor or tiles((.50, .42, .33), .4)); r = Mesh(); y = y0 + depth - .1
    if rail == 'wood':
        r.box((x0, y - .05, .98), (x1, y + .05, 1.035), dk); r.box((x0, y - .06, -.02), (x1, y + .06, .10), plaster()); n = int((x1 - x0) / .125)
        for i in range(n): x = x0 + (i + .5) * .125; r.box((x - .012, y - .012, .10), (x + .012, y + .012, .98), w)
    elif rail == 'baluster':
        r.box((x0, y - .08, .90), (x1, y + .08, .98), plaster()); r.box((x0, y - .09, -.02), (x1, y + .09, .12), plaster())
        for i in range(int((x1 - x0) / .22)): r.lathe([(.05, .12), (.055, .16), (.03, .20), (.035, .26), (.065, .40), (.06, .48), (.028, .72), (.032, .80), (.05, .84), (.05, .90)], w, (x0 + (i + .5) * .22, y, 0), 14)
    elif rail == 'glass':
        r.box((x0, y - .03, 1.02), (x1, y + .03, 1.06), dk); box((x0, y - .006, .02), (x1, y + .006, 1.02), glass_pane())
        for i in range(int((x1 - x0) / 1.5) + 1): r.box((x0 + i * 1.5 - .02, y - .025, -.02), (x0 + i * 1.5 + .02, y + .025, 1.02), BLACK())
    o = r.obj('rail', smooth=False); return o
def balustrade(x0, x1, y, foot):
    "turned white balusters between a plinth of the material foot and a teak handrail"
    w = mat('rail', (.82, .80, .76), .4); b = Mesh(); b.box((x0, y - .07, .92), (x1, y + .07, .975), TEAK(0)); b.box((x0, y - .09, 0), (x1, y + .09, .12), foot); b.obj('hr', bevel=.008); b = Mesh()
    for x in np.arange(x0 + .1, x1, .22): b.lathe([(.05, .12), (.055, .16), (.03, .20), (.035, .26), (.065, .40), (.06, .48), (.028, .72), (.032, .80), (.05, .86), (.05, .92)], w, (x, y, 0), 18)
    b.obj('bal', smooth=True)

# ------------------------------------------------------------------ views and light
def sea_plane(z=-16, col=(.010, .105, .15), hz=14000, hcol=(.50, .62, .72), hs=1.6, y0=30, rough=.22):
    m, N = fresh('sea'); v = N.coord('Object', (.05, .16, 1)); N.set(Base_Color=tuple(col) + (1,), Roughness=rough); N.bump(N.noise(1.0, 12, v, .62), .9, 1.4); haze(m, hz, hcol, hs)
    b = Mesh(); b.add([(-9000, y0, z), (9000, y0, z), (9000, 12000, z), (-9000, 12000, z)], [(0, 1, 2, 3)], m); return b.obj('sea')
def headland(x0, x1, y, h=120, seed=1, z=-16, col=(.03, .055, .028), hd=2600., hcol=(.55, .66, .76), hs=1.3):
    n = 160; xs = np.linspace(x0, x1, n); t = (xs - x0) / (x1 - x0); V = []
    prof = h * np.sin(pi * np.clip(t, 0, 1)) ** .7 * (.35 + vnoise(xs / 300 + seed * 9, xs * 0 + seed, seed, 6)); m, N = fresh('head'); N.set(Base_Color=tuple(col) + (1,), Roughness=1., Specular=0.); haze(m, hd, hcol, hs)
    for k, d in ((1., 0), (.55, -90), (0, -160)): V += [(x, y + d, z + p * k) for x, p in zip(xs, prof)]
    return fast_mesh('head', np.array(V), grid_faces(3, n), [m])
def view(kind, cx=2.5, y=8., seed=0, palms=None, hs=1.6):
    """sea | sea_low | garden | pool behind the window (centre x = cx, starting at depth y)."""
    R = random.Random(seed)
    if kind.startswith('sea'):
        low = kind == 'sea_low'; z = -5 if low else -16; sea_plane(z, hs=hs, y0=y + 20); headland(-900 + cx, 200 + cx, 1500, 150, seed + 1, z, hs=hs * .8); headland(500 + cx, 2600 + cx, 3200, 260, seed + 2, z, hs=hs * .85)
        if palms is not False:
            for i, (dx, dy, h) in enumerate(palms or ((-2.6, 8.5, 12.6), (4.6, 10.5, 12.0), (1.2, 19, 11.4), (-7, 15, 12.2))[: 2 + seed % 3]): p = palm(4 + 5 * i + seed, h, 1.5, 26, 3.5); p.location = (cx + dx, y + dy, z + 3.2 + (8.6 if low else 0) - (h if low else 0) * .55); p.rotation_euler = (0, 0, 1 + i * 2.1 + seed)
    else:
        z = -.25 if kind == 'garden' else -6.5; gm, N = fresh('lawn'); v = N.coord('Object'); N.set(Base_Color=N.ramp(N.noise(1.2, 8, v), [(.3, (.045, .085, .018)), (.7, (.085, .13, .035))]), Roughness=1., Specular=.05); N.bump(N.noise(40, 4, v), 1., .05)
        b = Mesh(); b.add([(-400, y - .3, z), (400, y - .3, z), (400, y + 800, z), (-400, y + 800, z)], [(0, 1, 2, 3)], gm); b.obj('lawn')
        bs = [bush(i + seed, (1.1, 1.1, .9), 1500, .11) for i in range(3)] + [bush(7, (1.1, 1.1, .9), 1500, .10, flowers=(.42, .03, .13)), bush(8, (1.1, 1.1, 1.), 1500, .10, flowers=(.62, .50, .40))]
        for q in bs: q.location = (0, 0, -900)
        ps = [palm(i + seed, 6.5 + 1.6 * i, 1.0, 24, 3.2) for i in range(3)]
        for p in ps: p.location = (0, 0, -900)
        if kind == 'garden':
            scatter(bs[:4], [(cx + R.uniform(-7, 7), y + 4.6 + R.random() * 1.6, z) for _ in range(20)] + [(cx + R.uniform(-14, 14), y + 10 + R.random() * 5, z) for _ in range(26)] + [(cx + R.choice((-1, 1)) * R.uniform(2.6, 5), y + R.uniform(1.4, 4), z) for _ in range(8)], seed, (.5, 1.15))
            for i in range(9): inst(ps[i % 3], (cx + R.uniform(-13, 13), y + R.uniform(7, 22), z), R.random() * 6, R.uniform(.8, 1.15))
        else:
            pm, N = fresh('poolw'); N.set(Base_Color=(.06, .36, .40, 1), Roughness=.06, Specular=.6); N.bump(N.noise(1.2, 5), .25, .08); box((cx - 9, y + 9, z + .02), (cx + 7, y + 21, z + .06), pm); box((cx - 12, y + 6, z), (cx + 10, y + 24, z + .03), tiles((.56, .47, .36), .6, rough=.6))
            for i in range(5): parasol((cx - 9 + i * 4.2, y + 22.2, z + .03), 1.6, 2.5, rot=i); [lounger((cx - 9.6 + i * 4.2 + d, y + 21.3, z + .03), .02, .7) for d in (0, 1.2)]
            scatter(bs, [(cx + R.uniform(-16, 16), y + 25 + R.random() * 3, z) for _ in range(34)], seed, (.8, 1.5))
            for i in range(8): inst(ps[i % 3], (cx + R.uniform(-16, 14), y + R.choice((R.uniform(25, 32), R.uniform(3, 5))), z), R.random() * 6, R.uniform(.9, 1.2))
        headland(-500, 400, 420, 46, 3 + seed, -4, hd=700., hs=hs * 1.25)
def daylight(kind, ops, D, sun=None, fill=1., W=5., azim=None):
    """Sky, sun, window portals and a soft camera-side bounce.  ops: window rectangles (x0, x1, zlo, zhi) in the plane y = D."""
    P = dict(morning=(.42, .98, .30, 18), noon=(.85, 1.25, .34, 16), afternoon=(.50, 2.15, .32, 18), golden=(.20, 1.0, .34, 15), overcast=(.9, 1.4, .42, 3.5))
    if kind == 'dusk': gradsky(DUSK_SKY, .62); col, pw = (.62, .70, 1), 34
    elif kind == 'blue': gradsky([(.0, (.03, .04, .07)), (.14, (.34, .30, .36)), (.24, (.17, .23, .40)), (.7, (.035, .07, .18))], .55); col, pw = (.5, .65, 1), 10
    else: e, a, st, si = P[kind]; sky(e, azim if azim is not None else a, st, sun_i=si if sun is None else sun, dust=1.2, clouds=.5, cloud_col=(1, .98, .95), cloud_i=4.); col, pw = (.95, .97, 1), 105
    for x0, x1, zl, zh in ops: area(((x0 + x1) / 2, D + .26, (zl + zh) / 2), ((x0 + x1) / 2, 0, (zl + zh) / 2), (x1 - x0, zh - zl), 1, portal=True)
    x0, x1, zl, zh = ops[0]; area(((x0 + x1) / 2, D + .24, (zl + zh) / 2), ((x0 + x1) / 2, 0, 1.0), ((x1 - x0) * .95, (zh - zl) * .95), pw * fill * (x1 - x0) * (zh - zl) / 4, col)

# ------------------------------------------------------------------ bed and linen
def lay(w, h, loc, rot, m, puff=5, seed=0):
    o = pillow(w, h, m, puff, seed=seed); o.location = loc; o.rotation_euler = rot; return o
def bed(kind='king', base='plinth', acc=(GREEN, GREEN, GOLD), throw=GREEN, bench=None, tone=None, fold=True, euro=None, seed=0, top=True):
    """Bed with head at local x=0, foot along +x, centred on y.  acc: two square cushions + one lumbar (None to skip)."""
    BW, L = (1.96, 2.12) if kind == 'king' else (1.10, 2.05); h = BW / 2; mt = fabric((.74, .715, .67), 1100, .3, crumple=.4); wh = WH(); R = random.Random(seed)
    if base == 'plinth': box((.02, -h - .02, .07), (L + .02, h + .02, .30), DK(0), .01)
    elif base == 'uph': box((.02, -h - .04, .05), (L + .04, h + .04, .32), tone or fabric((.48, .40, .30), 600), .03)
    else:
        box((.02, -h - .02, .20), (L + .02, h + .02, .31), base, .012)
        for x in (.06, L - .06):
            for y in (-h + .03, h - .09): box((x - .03, y, 0), (x + .03, y + .06, .22), base, .006)
    box((.04, -h, .30), (L, h, .56), mt, .06)
    k, w, hh = ('K', 2.55, .965) if kind == 'king' else ('T', 1.62, .53)
    dv = drape('duvet' + k, w, 1.95, (0, -.2, .66), [((-hh, -.9, .0), (hh, .9, .57))], wh, 76 if kind == 'king' else 56, 60, .042, 1.2, 1, .5); dv.rotation_euler = (0, 0, pi / 2); dv.location = (L - .90, 0, 0)
    if fold: o = drape('fold' + k, w - .12, .40, (0, 0, .74), [((-hh - .03, -.9, .0), (hh + .03, .9, .645))], wh, 70, 45, .022, .9, 4, .5); o.rotation_euler = (0, 0, pi / 2); o.location = (.90, 0, 0)
    if throw: runner(dv, hh, throw, L - .90)
    if not top: return
    eu = fabric(euro, 700, .4, .9, .4, .05, .3) if euro else mt
    if kind == 'king':
        for y, r_ in ((-.48, .03), (.48, -.02)): lay(.70, .62, (.16, y, .88), (1.30, 0, pi / 2 + r_), eu, 5, 1)
        for y, r_ in ((-.47, -.03), (.46, .05)): lay(.74, .50, (.36, y, .81), (1.08, 0, pi / 2 + r_), wh, 5, 2)
        if acc[0]: [lay(.48, .48, (.55, y, .80), (1.08, 0, pi / 2 + r_), fabric(c, 800, .9, .8, .3), 6, 3) for y, r_, c in ((-.30, .06, acc[0]), (.31, -.08, acc[1]))]
        if acc[2]: lay(.56, .30, (.74, .01, .76), (1.0, 0, pi / 2 - .03), fabric(acc[2], 500, .5, .9, .5), 6, 4)
    else:
        lay(.70, .62, (.16, 0, .88), (1.28, 0, pi / 2 + .02), eu, 5, 1); lay(.74, .50, (.36, .01, .81), (1.06, 0, pi / 2 - .03), wh, 5, 2)
        if acc[2]: lay(.50, .30, (.56, -.01, .78), (1.0, 0, pi / 2 + .04), fabric(acc[2], 500, .5, .9, .5), 6, 4)
def headboard(style, y0, y1, H=2.85, top=1.25, **kw):
    """Head wall treatments on the wall x=0 between y0 and y1: cane linen channel strap slat stone azulejo arch mural panel."""
    b = Mesh(); m = kw.get('m')
    if style == 'cane':
        fr = m or OAK(2); n = kw.get('n', 3); w = (y1 - y0) / n
        for i in range(n): box((.035, y0 + i * w + .05, .30), (.042, y0 + (i + 1) * w - .05, top - .06), cane('YZ')); box((.01, y0 + i * w + .05, .3), (.014, y0 + (i + 1) * w - .05, top - .06), mat('canebk', (.30, .22, .14), .9))
        for i in range(n + 1): b.box((.0, y0 + i * w - .03, .0), (.065, y0 + i * w + .03, top), fr)
        f2 = OAK(1) if m is None else m; b.box((.0, y0 - .03, top - .06), (.07, y1 + .03, top), f2); b.box((.0, y0, .24), (.06, y1, .30), f2); b.obj('hb', bevel=.006)
    elif style in ('linen', 'channel'):
        c = m or fabric((.50, .40, .27), 700, .3); w = kw.get('w', .58 if style == 'linen' else .17); n = max(1, round((y1 - y0) / w)); w = (y1 - y0) / n
        for i in range(n):
            o = box((.01, y0 + i * w + .002, .12), (.11, y0 + (i + 1) * w - .002, top), c, .035 if style == 'linen' else .045); o.modifiers['b'].segments = 5; o.data.polygons.foreach_set('use_smooth', [True] * 6); o.data.use_auto_smooth = True
    elif style == 'strap':
        c = m or fabric((.36, .20, .10), 300, .1, .55); br = BRASS(); b.tube([(.06, y0, top + .04), (.06, y1, top + .04)], .013, br, 14); n = 2
        for i in range(n):
            a, e = y0 + i * (y1 - y0) / n, y0 + (i + 1) * (y1 - y0) / n; o = box((.02, a + .05, .62), (.13, e - .05, top - .06), c, .05); o.modifiers['b'].segments = 5; o.data.polygons.foreach_set('use_smooth', [True] * 6); o.data.use_auto_smooth = True
            for yy in (a + .28, e - .31): b.box((.036, yy, top - .12), (.041, yy + .03, top + .052), c); b.box((.079, yy, top - .12), (.084, yy + .03, top + .052), c); b.box((.036, yy, top + .05), (.084, yy + .03, top + .056), c)
        b.obj('strap', bevel=.002)
    elif style == 'slat':
        pn, hi = m or WAL(2), kw.get('hi', H - .02); box((0, y0, 0), (.012, y1, hi), DK(2)); n = int((y1 - y0) / .082)
        for i in range(n): y = y0 + (i + .15) * (y1 - y0) / n; b.box((.008, y, .0), (.034, y + .054, hi), pn)
        b.obj('slats')
    elif style == 'stone': box((0, y0, 0), (.05, y1, kw.get('hi', H)), m or stone('YZ'))
    elif style == 'azulejo':
        box((0, y0, 0), (.014, y1, top), azulejo('YZ', .15, kw.get('kind', 0), kw.get('blue', (30, 74, 140)))); box((0, y0, top), (.04, y1, top + .05), DK(1), .006)
    elif style == 'arch':
        c = m or fabric((.42, .44, .36), 700, .4, .9, .4); yc, r = (y0 + y1) / 2, (y1 - y0) / 2; n = 40; zs = top - r * .55; P = [(yc - r, .1)] + [(yc + r * math.cos(pi - pi * k / n), zs + r * .55 * math.sin(pi * k / n)) for k in range(n + 1)] + [(yc + r, .1)]; k = len(P)
        b.add([(.01, y, z) for y, z in P] + [(.10, y, z) for y, z in P], [tuple(range(k))[::-1], tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], c); o = b.obj('hb', bevel=.03); o.modifiers['b'].segments = 4
        p = Mesh(); p.tube([(.055, yc + (r + .012) * math.cos(pi - pi * q / n), zs + (r * .55 + .012) * math.sin(pi * q / n)) for q in range(n + 1)], .014, BRASS(), 10); p.obj('pipe', smooth=True)
    elif style == 'mural': box((0, y0, .0), (.006, y1, H), imgmat('mural', im_art('mural', 1400, int(1400 * H / (y1 - y0)), 3), 'YZ', (y1 - y0, H), (y0, 0), .8, .1, repeat=False))
    elif style == 'panel':
        c = m or WAL(1); n = kw.get('n', 6); w = (y1 - y0) / n; rows = kw.get('rows', (0., .95, 1.9, H))
        for i in range(n):
            for za, zb in zip(rows, rows[1:]): b.box((0, y0 + i * w + .004, za + .004), (.03, y0 + (i + 1) * w - .004, zb - .004), c)
        b.obj('panel', bevel=.003); box((0, y0, 0), (.012, y1, H), BRASS())
def art(y, z, w, h, kind, seed=1, frame_=None, mount=.06, x=.0):
    """Framed picture on the wall x = x (facing +x), centre (y, z)."""
    fr = frame_ or BRASS(); t = .022; b = Mesh()
    for lo, hi in (((x + .002, y - w / 2 - t, z - h / 2 - t), (x + .04, y + w / 2 + t, z - h / 2)), ((x + .002, y - w / 2 - t, z + h / 2), (x + .04, y + w / 2 + t, z + h / 2 + t)), ((x + .002, y - w / 2 - t, z - h / 2), (x + .04, y - w / 2, z + h / 2)), ((x + .002, y + w / 2, z - h / 2), (x + .04, y + w / 2 + t, z + h / 2))): b.box(lo, hi, fr)
    b.obj('fr', bevel=.003); box((x + .002, y - w / 2, z - h / 2), (x + .016, y + w / 2, z + h / 2), mat('mount', (.80, .78, .72), .9)); k = 520 / max(w, h)
    box((x + .016, y - w / 2 + mount, z - h / 2 + mount), (x + .019, y + w / 2 - mount, z + h / 2 - mount), imgmat('art%s%d%g%g' % (kind, seed, y, z), im_art(kind, int((w - 2 * mount) * k), int((h - 2 * mount) * k), seed), 'YZ', (w - 2 * mount, h - 2 * mount), (y - w / 2 + mount, z - h / 2 + mount), .55, .2, repeat=False))
def nightstand(style='drawer', y=0., lampk='brass', power=14, side=1, top=.56):
    """Bedside table centred on y against the wall; lampk: brass ceramic rattan none."""
    dk, wal = DK(1), WAL(1)
    if style == 'drawer':
        box((.04, y - .27, .14), (.48, y + .27, top - .03), dk, .008); box((.03, y - .285, top - .03), (.50, y + .285, top), marble(), .004)
        for z0, z1 in ((.17, .335), (.35, .515)): box((.481, y - .25, z0), (.492, y + .25, z1), wal, .003); box((.492, y - .07, (z0 + z1) / 2), (.508, y + .07, (z0 + z1) / 2 + .012), BRASS(), .004)
    elif style == 'round':
        lathe([(0, 0), (.22, 0), (.22, .02), (.20, .03), (.20, top - .05), (.25, top - .04), (.25, top), (0, top)], wal, (.30, y, 0), 48, 0)
    elif style == 'shelf':
        box((.0, y - .30, top - .14), (.40, y + .30, top - .115), dk, .004); box((.0, y - .30, top - .025), (.40, y + .30, top), dk, .004); box((.0, y - .30, top - .12), (.02, y + .30, top - .02), dk)
    elif style == 'cane':
        f = OAK(2); b = Mesh()
        for x in (.05, .44):
            for yy in (y - .26, y + .22): b.box((x, yy, 0), (x + .04, yy + .04, top - .03), f)
        b.box((.05, y - .26, .18), (.48, y + .26, .22), f); b.obj('ns', bevel=.004); box((.03, y - .285, top - .03), (.50, y + .285, top), OAK(1), .005); box((.468, y - .22, .22), (.472, y + .22, top - .03), cane('YZ'))
    elif style == 'stool':
        lathe([(0, 0), (.15, 0), (.17, .02), (.205, .20), (.21, .28), (.19, .42), (.165, top - .04), (.17, top - .01), (.155, top), (0, top)], mat('glaze', (.035, .11, .075), .12, spec=.6), (.28, y, 0), 48, 1)
    if lampk == 'brass': lamp((.22, y, top), power)
    elif lampk == 'ceramic': lamp((.22, y, top), power, mat('celadon', (.35, .42, .36), .18))
    elif lampk == 'white': lamp((.22, y, top), power, CER())
    elif lampk == 'blue': lamp((.22, y, top), power, mat('blueglz', (.04, .09, .20), .12))
def globe_sconce(y, z, power=6, x=.04):
    """Opal globe on a brass arm on the wall x=0."""
    b = Mesh(); b.tube([(0, y, z), (x + .06, y, z), (x + .11, y, z + .03)], .008, BRASS(), 10); b.lathe([(0.001, 0), (.045, 0), (.045, .01), (.001, .012)], BRASS(), (.005, y, z), 20); b.obj('arm', smooth=True); o = emit('opal%g' % power, (1, .74, .46), power * .16); o.cycles.sample_as_light = False if hasattr(o, 'cycles') else False
    lathe([(0, -.085), (.05, -.072), (.082, -.02), (.082, .02), (.05, .072), (0, .085)], o, (x + .12, y, z + .11), 28, 2); point((x + .12, y, z + .11), power, (1, .72, .42), .09)
def rattan_pendant(loc, r=.28, h=.34, drop=.9, power=8):
    x, y, z = loc; b = Mesh(); m = mat('rattan', (.52, .36, .18), .55); prof = [(r * (.25 + .75 * math.sin(pi * (.10 + .62 * t))), -h * t) for t in np.linspace(0, 1, 12)]
    for i in range(30): a = 2 * pi * i / 30; b.tube([(x + q * math.cos(a), y + q * math.sin(a), z + d) for q, d in prof], .004, m, 5)
    for q, d in prof[::2]: b.tube([(x + q * math.cos(2 * pi * k / 40), y + q * math.sin(2 * pi * k / 40), z + d) for k in range(41)], .005, m, 5)
    b.tube([(x, y, z), (x, y, z + drop)], .004, BLACK(), 6); b.obj('pendant', smooth=True); e = emit('bulb%g' % power, (1, .70, .40), 9); lathe([(0, -.05), (.04, -.02), (.04, .02), (0, .05)], e, (x, y, z - h * .45), 20, 2)
    if power: point((x, y, z - h * .45), power, (1, .68, .38), .06)

# ------------------------------------------------------------------ seating, tables
def _soft(lo, hi, m, bv=.05):
    o = box(lo, hi, m, bv); o.modifiers['b'].segments = 5; o.data.polygons.foreach_set('use_smooth', [True] * 6); o.data.use_auto_smooth = True; return o
def armchair(up=None, ws=None):
    """Upholstered club chair facing -y."""
    u, w = up or fabric((.70, .655, .57), 600, .5, .9, .5), ws or WAL(2)
    for lo, hi, bv in (((-.36, -.38, .28), (.36, .34, .46), .06), ((-.36, .24, .40), (.36, .42, .86), .07), ((-.43, -.36, .30), (-.34, .42, .60), .04), ((.34, -.36, .30), (.43, .42, .60), .04)): _soft(lo, hi, u, bv)
    for x in (-.36, .32):
        for y in (-.34, .34): box((x, y, 0), (x + .04, y + .04, .32), w, .004)
def cane_chair(wd=None, cush=LIN):
    """Low jacaranda lounge chair, cane seat and back, loose cushion; faces -y."""
    w = wd or WAL(1); b = Mesh(); ca = cane('XZ')
    for x in (-.33, .29):
        b.tube([(x + .02, -.36, 0), (x + .02, -.33, .36), (x + .02, -.31, .58)], .020, w, 10); b.tube([(x + .02, .40, 0), (x + .02, .32, .36), (x + .02, .48, .92)], .020, w, 10); b.tube([(x + .02, -.36, .585), (x + .02, .10, .59), (x + .02, .42, .60)], [.022, .026, .020], w, 10); b.tube([(x + .02, -.33, .34), (x + .02, .34, .30)], .018, w, 10)
    for p, q in (((-.31, -.33, .34), (.31, -.33, .34)), ((-.31, .34, .30), (.31, .34, .30)), ((-.31, .475, .90), (.31, .475, .90)), ((-.31, .355, .47), (.31, .355, .47))): b.tube([p, q], .018, w, 10)
    b.obj('cc', smooth=True); q = Mesh(); q.add([(-.30, .36, .48), (.30, .36, .48), (.30, .472, .89), (-.30, .472, .89)], [(0, 1, 2, 3)], ca); q.add([(-.30, -.33, .345), (.30, -.33, .345), (.30, .33, .31), (-.30, .33, .31)], [(0, 1, 2, 3)], cane('XY')); q.obj('cc2')
    if cush: o = _soft((-.29, -.33, .35), (.29, .31, .43), fabric(cush, 600, .4, .9, .4), .04); o.rotation_euler = (-.05, 0, 0)
def side_table(r=.24, h=.52, m=None): return lathe([(0, 0), (.16, 0), (.16, .012), (.02, .026), (.018, h - .03), (r, h - .02), (r, h), (0, h)], m or BRASS(), (0, 0, 0), 48, 0)
def sofa(w=2.1, d=.88, up=None, leg=None, n=2, h=.78):
    """Sofa facing -y, origin at back centre floor."""
    u = up or fabric((.66, .61, .53), 600, .5, .9, .5); a = .16; _soft((-w / 2, -d, .12), (w / 2, 0, .32), u, .03); _soft((-w / 2, -.20, .30), (w / 2, 0, h - .02), u, .07)
    for x in (-w / 2, w / 2 - a): _soft((x, -d, .12), (x + a, 0, .58), u, .05)
    k = (w - 2 * a) / n
    for i in range(n): x = -w / 2 + a + i * k; _soft((x + .006, -d - .01, .31), (x + k - .006, -.19, .47), u, .055); o = _soft((x + .012, -.36, .45), (x + k - .012, -.17, h + .05), u, .075); o.rotation_euler = (-.0, 0, 0)
    for x in (-w / 2 + .05, w / 2 - .09):
        for y in (-d + .05, -.1): box((x, y, 0), (x + .04, y + .04, .13), leg or WAL(2))
def round_table(r=.55, h=.74, top=None, base=None): lathe([(0, 0), (r * .55, 0), (r * .52, .02), (.06, .05), (.05, h - .06), (r * .3, h - .035), (0, h - .035)], base or WAL(2), n=48, sub=0); lathe([(0, h - .035), (r, h - .035), (r + .004, h - .02), (r, h), (0, h)], top or marble(), n=64, sub=0)
def dining_chair(up=LIN, wd=None):
    """Cane-back dining chair facing -y."""
    w = wd or WAL(2); b = Mesh()
    for x in (-.22, .19): b.box((x, -.22, 0), (x + .03, -.19, .44), w); b.add([(x, .19, 0), (x + .03, .19, 0), (x + .03, .22, 0), (x, .22, 0), (x, .19, .44), (x + .03, .19, .44), (x + .03, .22, .44), (x, .22, .44), (x, .25, .88), (x + .03, .25, .88), (x + .03, .28, .88), (x, .28, .88)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10), (7, 4, 8, 11), (8, 9, 10, 11)], w)
    b.box((-.22, .247, .84), (.22, .28, .89), w); b.box((-.22, .205, .52), (.22, .235, .55), w); b.box((-.22, -.22, .40), (.22, .22, .44), w); b.add([(-.19, .225, .55), (.19, .225, .55), (.19, .262, .85), (-.19, .262, .85)], [(0, 1, 2, 3)], cane('XZ')); b.obj('dc', bevel=.003); _soft((-.21, -.21, .44), (.21, .20, .49), fabric(up, 600), .02)
def desk(w=1.3, d=.5, m=None):
    """Writing desk against the wall y=0 (local), drawers, lamp place free."""
    t, b = m or WAL(0), Mesh(); b.box((-w / 2, -d, .71), (w / 2, 0, .75), t); b.box((-w / 2 + .03, -d + .02, .60), (w / 2 - .03, -.02, .71), t)
    for x in (-w / 2 + .03, w / 2 - .07):
        for y in (-d + .02, -.06): b.box((x, y, 0), (x + .04, y + .04, .62), t)
    b.obj('desk', bevel=.004)
    for i in range(3): k = (w - .1) / 3; box((-w / 2 + .055 + i * k, -d + .012, .615), (-w / 2 + .04 + (i + 1) * k, -d + .022, .70), t, .002); lathe([(0, -.012), (.012, -.008), (.012, 0), (0, .004)], BRASS(), (-w / 2 + .05 + (i + .5) * k, -d + .004, .655), 16)
def bench(w=1.5, d=.45, up=(.48, .385, .255), wd=None):
    """Bed bench, long axis y, centred."""
    _soft((-d / 2, -w / 2, .38), (d / 2, w / 2, .47), fabric(up, 600), .03); b = Mesh(); k = wd or WAL(2)
    for y in (-w / 2 + .05, w / 2 - .095):
        for x in (-d / 2 + .03, d / 2 - .075): b.box((x, y, 0), (x + .045, y + .045, .39), k)
    b.box((-d / 2 + .05, -w / 2 + .06, .33), (d / 2 - .05, w / 2 - .06, .37), k); b.obj('bench', bevel=.004)

# ------------------------------------------------------------------ plants, small things
def blade(loc, rot, L=.5, w=.26, tilt=(0, 0), m=None, notch=.28):
    lf = m or leaf((.030, .085, .026), .30, .30, .4); b = Mesh(); P = []
    for j in range(21):
        t = j / 20; ww = w * (math.sin(pi * min(1, .04 + .96 * t) ** .8) ** .8 if t < 1 else 0) * (1 - notch * (j % 4 == 2)); P.append([(u * ww * .5, L * t, .10 * L * math.sin(2.2 * t) + abs(u) * ww * .22 - .28 * L * t ** 3) for u in (-1, -.66, -.33, 0, .33, .66, 1)])
    b.grid(P, lf); o = b.obj('blade', loc, 0, smooth=True, subsurf=1); o.rotation_euler = (tilt[0], tilt[1], rot); return o
def pot(r=.19, h=.36, m=None): return lathe([(0, 0), (r * .72, 0), (r * .86, .03), (r, h * .75), (r * .96, h), (r * .86, h), (r * .84, h * .9), (0, h * .9)], m or mat('pot', (.32, .16, .09), .7), n=48, sub=1)
def strelitzia(h=1.7, n=9, seed=0, p=True, m=None):
    """Bird-of-paradise plant in a pot (large paddle leaves on stems)."""
    R = random.Random(seed); st = leaf((.06, .11, .03), .2, .4); b = Mesh(); z0 = .32 if p else 0
    if p: pot(.20, .36, m)
    for i in range(n):
        a = i * 2.4 + R.uniform(-.2, .2); hh = h * R.uniform(.55, 1.); s = .10 + .30 * R.random() * (1 - .4 * hh / h); tip = (s * 1.6 * math.cos(a), s * 1.6 * math.sin(a), z0 + hh * .62); b.tube([(.03 * math.cos(a), .03 * math.sin(a), z0), (s * .8 * math.cos(a), s * .8 * math.sin(a), z0 + hh * .36), tip], [.013, .010, .007], st, 6); blade(tip, a - pi / 2, hh * .48 * R.uniform(.85, 1.1), hh * .19, (R.uniform(.65, 1.15), R.uniform(-.25, .25)), notch=.06)
    b.obj('stems', smooth=True)
def kentia(h=1.9, n=11, seed=0, p=True, m=None):
    """Potted kentia palm: arching pinnate fronds from the soil."""
    R = random.Random(seed); lm = leaf((.045, .105, .030), .35); b = Mesh(); z0 = .32 if p else 0
    if p: pot(.20, .36, m)
    for i in range(n):
        az = i * 2.4 + R.uniform(-.2, .2); L = h * R.uniform(.75, 1.05); an = R.uniform(1.15, 1.45) - .25 * (i % 3) / 2; hd = Vector((math.cos(az), math.sin(az), 0)); sd = Vector((-math.sin(az), math.cos(az), 0)); q = Vector((.03 * math.cos(az), .03 * math.sin(az), z0)); pts = []
        for k in range(15): pts.append((q.copy(), an)); q = q + (hd * math.cos(an) + Vector((0, 0, math.sin(an)))) * L / 14; an -= .11 * (.3 + 1.5 * k / 14)
        b.tube([x for x, _ in pts], [.009 * (1 - .8 * k / 14) for k in range(15)], lm, 5)
        for k in range(34):
            t = .34 + .66 * (k + .5) / 34; x = t * 14; j = min(int(x), 13); c = pts[j][0].lerp(pts[j + 1][0] if j < 14 else pts[j][0], x - j); a2 = pts[j][1]; d = hd * math.cos(a2) + Vector((0, 0, math.sin(a2))); ll = L * .24 * math.sin(pi * (.16 + .8 * (t - .34) / .66)) ** .7
            for sg in (-1, 1): o = (sd * sg * .8 + d * .75 + Vector((0, 0, .12))).normalized(); v1 = c + o * ll * .55; v2 = c + o * ll - Vector((0, 0, ll * .22)); w = d * .013; b.add([c - w * .4, c + w * .4, v1 + w, v1 - w, v2], [(0, 1, 2, 3), (3, 2, 4)], lm)
    return b.obj('kentia', smooth=True)
def book(loc, w=.16, d=.22, h=.022, rot=0., col=(.05, .10, .08)):
    with G(loc, rot): box((-w / 2, -d / 2, 0), (w / 2, d / 2, h), mat('bk%s' % (col,), col, .6), .001); box((-w / 2 + .006, -d / 2 - .0005, .003), (w / 2 + .0005, d / 2 + .0005, h - .003), mat('pages', (.78, .73, .62), .9))
def open_book(loc, rot=0., s=1.):
    """Open paperback lying face up."""
    b = Mesh(); pg = mat('pages', (.78, .74, .65), .9); P = [[(x * s, y * s, (.006 + .018 * math.sin(pi * min(1, abs(x) / .13)) ** .6 * (1 - abs(x) / .16)) * s) for x in np.linspace(-.14, .14, 29)] for y in (-.10, .10)]; b.grid(P, imgmat('text', im_text(), 'XY', (.14 * s, .20 * s), (0, -.10 * s), .9, .1)); b.box((-.143 * s, -.103 * s, 0), (.143 * s, .103 * s, .004 * s), mat('bkc', (.30, .12, .07), .6)); return b.obj('obook', loc, rot, smooth=False)
def im_text(w=280, h=400):
    im = Image.new('RGB', (w, h), (236, 230, 216)); d = ImageDraw.Draw(im); R = random.Random(3)
    for y in range(44, h - 40, 13):
        x = 30
        while x < w - 34: k = R.randrange(8, 34); d.rectangle((x, y, min(w - 30, x + k), y + 3), fill=(96, 90, 80)); x += k + 6
    return im
def cup(loc=(0, 0, 0), coffee=True, saucer=True, s=1., rot=0., m=None):
    m = m or CER()
    with G(loc, rot, s):
        z = 0
        if saucer: lathe([(0, .004), (.03, .003), (.04, 0), (.062, .010), (.075, .017), (.074, .019), (.045, .009), (0, .008)], m, n=56, sub=1); z = .008
        lathe([(0, 0), (.022, 0), (.024, .004), (.036, .022), (.041, .05), (.042, .058), (.0395, .058), (.038, .048), (.033, .022), (.02, .010), (0, .009)], m, (0, 0, z), 56, 1)
        if coffee: lathe([(0, .050), (.0375, .050)], imgmat('crema', im_crema(), 'XY', (.084, .084), (-.042, -.042), .25, .5), (0, 0, z), 40, 0)
        b = Mesh(); b.tube([(.038, 0, z + .046), (.052, 0, z + .050), (.060, 0, z + .038), (.054, 0, z + .023), (.036, 0, z + .016)], [.005, .0045, .0045, .0045, .005], m, 10); b.obj('h', smooth=True, subsurf=1)
def im_crema(n=256):
    y, x = np.mgrid[-1:1:n * 1j, -1:1:n * 1j]; r = np.hypot(x, y); g = vnoise(x * 6 + 20, y * 6 + 20, 2, 5); a = np.array((58, 30, 14), np.float32) + (np.clip((r - .55) * 2.2, 0, 1) * .8 + g * .35)[..., None] * np.array((120, 76, 38), np.float32); return Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))
@cached
def clear_glass(tint=(.97, .98, .98)):
    """Thin-walled drinking glass (no refraction: cheap, noise-free)."""
    m, N = fresh('cglass'); lw = N.new('LayerWeight', Blend=.35); tr = N.new('BsdfTransparent', Color=tuple(tint) + (1,)); gl = N.new('BsdfGlossy', Roughness=.02); N.link(N.new('MixShader', i0=N.new('Math', _operation='MULTIPLY', i0=lw.outputs['Facing'], i1=.55).outputs[0], i1=tr.outputs[0], i2=gl.outputs[0]).outputs[0], N.out.inputs[0]); return m
def glass(loc, h=.12, r=.034, fill=.6, col=(.85, .42, .08), rough=.1):
    lathe([(0, 0), (r * .85, 0), (r, h), (r * .965, h), (r * .82, .008), (0, .008)], clear_glass(), loc, 40, 0)
    if fill: lathe([(0, .009), (r * .81, .009), (r * (.82 + .145 * fill), h * fill), (0, h * fill)], mat('fill%s' % (col,), col, rough, spec=.5), loc, 40, 0)
def carafe(loc, h=.24): lathe([(0, 0), (.05, 0), (.058, .03), (.05, .12), (.022, h * .72), (.026, h), (.024, h), (.020, h * .72), (.047, .12), (0, .006)], clear_glass(), loc, 40, 1); lathe([(0, .007), (.054, .03), (.048, .11), (0, .112)], mat('waterin', (.85, .90, .90), .05, spec=.3, Transmission=.9), loc, 32, 0)
@cached
def petal(core=(.95, .55, .06), mid=(.86, .82, .70), tip=(.86, .83, .78), r=.045):
    m, N = fresh('petal'); v = N.coord('Object'); g = N.new('VectorMath', _operation='LENGTH', i0=v).outputs['Value']; N.set(Base_Color=N.ramp(N.new('MapRange', Value=g, i1=0., i2=r).outputs[0], [(.12, core), (.5, mid), (1, tip)]), Roughness=.5, Sheen=.3); return m
def frangipani(loc, rot=0., s_=1., tilt=(.1, 0), m=None):
    b = Mesh(); pt = m or petal()
    for k in range(5):
        a = k * 2 * pi / 5; P = []
        for j in range(9):
            t = j / 8; row = []
            for i in range(7): u = i / 6 - .5; w = .032 * math.sin(pi * (t * .93 + .03)) ** .75; x, y, zz = .004 + .045 * t, u * w * 1.35 + .010 * t * t, .017 * math.sin(1.9 * t) - .35 * w * u * (1 if u > 0 else .2) + .006 * u; row.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), zz))
            P.append(row)
        b.grid(P, pt)
    o = b.obj('flower', loc, rot, smooth=True, subsurf=1); o.scale = (s_,) * 3; o.rotation_euler = (tilt[0], tilt[1], rot); return o
def vase(loc, kind='branch', m=None, seed=0, s=1.):
    """Vase: branch (eucalyptus-like twigs), orchid, pampas, heliconia."""
    R = random.Random(seed); m = m or mat('vase', (.72, .68, .60), .5)
    with G(loc, R.random() * 6, s):
        lathe([(0, 0), (.05, 0), (.075, .05), (.08, .11), (.055, .18), (.030, .22), (.036, .245), (.031, .245), (.025, .22), (.045, .18), (0, .02)], m, n=48, sub=1); b = Mesh(); lf = leaf((.09, .14, .085), .3, .5, .3)
        if kind == 'branch':
            for i in range(7):
                a = i * .95 + R.uniform(-.2, .2); L = R.uniform(.38, .62); sp = R.uniform(.10, .30); pts = [Vector((sp * t ** 1.4 * math.cos(a), sp * t ** 1.4 * math.sin(a), .2 + L * t)) for t in np.linspace(0, 1, 9)]; b.tube(pts, [.003 - .0002 * k for k in range(9)], lf, 5)
                for k in range(2, 9):
                    for sg in (-1, 1): c = pts[k]; d = Vector((math.cos(a + sg * 1.4 + R.uniform(-.3, .3)), math.sin(a + sg * 1.4), R.uniform(.1, .6))).normalized(); u = d.orthogonal().normalized() * .018; b.add([c, c + d * .028 + u, c + d * .062, c + d * .028 - u], [(0, 1, 2, 3)], lf)
        elif kind == 'orchid':
            wp = petal((.75, .55, .25), (.84, .80, .78), (.88, .86, .84), .05)
            for i in range(2):
                a = 1.2 + i * 2.4; pts = [Vector((.24 * t ** 2 * math.cos(a), .24 * t ** 2 * math.sin(a), .2 + .52 * math.sin(1.75 * t))) for t in np.linspace(0, 1, 12)]; b.tube(pts, .003, leaf((.06, .10, .03), .1), 6)
                for k in range(5, 12): q = pts[k]; frangipani(tuple(q + Vector((.02 * (-1) ** k, .02, 0))), R.random() * 6, .95, (R.uniform(.9, 1.5), R.uniform(-.4, .4)), wp)
            for i in range(4): blade((0, 0, .22), i * 1.6, .24, .07, (.15, 0), notch=0)
        elif kind == 'pampas':
            pm = fabric((.66, .56, .42), 300)
            for i in range(9):
                a = i * 2.4; sp = R.uniform(.08, .26); L = R.uniform(.5, .75); pts = [Vector((sp * t ** 1.5 * math.cos(a), sp * t ** 1.5 * math.sin(a), .2 + L * t)) for t in np.linspace(0, 1, 10)]; b.tube(pts, .0025, pm, 5); b.tube(pts[5:], [.006, .024, .028, .018, .003], pm, 8)
        b.obj('stem', smooth=(kind == 'pampas'))
def hat(loc, rot=0., tilt=(0, 0), s=1.):
    """Panama hat with dark-green band."""
    n = 96; st = straw('XY', .006, (.74, .62, .42)); b = Mesh(); prof = [(.001, .118, 1), (.03, .112, 1), (.060, .118, 1), (.076, .113, 1), (.082, .10, 1), (.086, .06, 1), (.091, .02, 1), (.094, .004, 1), (.105, .0, 1), (.135, .004, 1), (.165, .012, 1), (.178, .017, 1), (.178, .013, 1), (.135, 0, 1), (.10, -.003, 1)]
    V = []
    for r, z, _ in prof:
        for i in range(n):
            a = 2 * pi * i / n; e = 1.12 if abs(math.cos(a)) > 0 else 1; x, y = r * math.cos(a) * 1.13, r * math.sin(a); zz = z + (.016 * math.cos(2 * a) * (r - .1) / .08 if r > .1 else 0) - (.030 * math.exp(-(y / .022) ** 2) * (x > -.06) if z > .105 else 0); V.append((x, y, zz))
    F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)]; b.add(V, F, st); o = b.obj('hat', loc, rot, smooth=True, subsurf=1); o.rotation_euler = (tilt[0], tilt[1], rot); o.scale = (s,) * 3
    c = Mesh(); V = [(r * math.cos(2 * pi * i / n) * 1.13, r * math.sin(2 * pi * i / n), z) for r, z in ((.0945, .006), (.0905, .038)) for i in range(n)]; c.add(V, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], fabric((.02, .05, .032), 900)); q = c.obj('band', loc, rot, smooth=True); q.rotation_euler = o.rotation_euler; q.scale = o.scale; return o
@cached
def terry(col=(.80, .77, .71)):
    m, N = fresh('terry'); v = N.coord('Object'); c = np.array(col); N.set(Base_Color=N.ramp(N.noise(8, 5, v), [(.3, tuple(c * .9)), (.7, tuple(c))]), Roughness=1., Sheen=.6, Specular=.1); N.bump(N.noise(330, 2, v, .7), 1., .006); return m
def folded(w=.42, d=.30, h=.07, layers=3, m=None, loc=(0, 0, 0), rot=0., seed=0):
    """Folded terry towel: rounded front fold, layered sides."""
    R = random.Random(seed); m = m or terry(); t = h / layers; n = 10; b = Mesh(); prof = []
    def slab(z, th, fx, bx): return [(bx, z), (fx, z)] + [(fx + .5 * th * math.sin(a), z + th * .5 - .5 * th * math.cos(a)) for a in np.linspace(.2, pi - .2, n)] + [(fx, z + th), (bx, z + th)]
    for i in range(layers):
        s = slab(i * t, t * 1.02, d / 2 - t * .5 + R.uniform(-.003, .003), -d / 2 + R.uniform(-.004, .004)); k = len(s); xs = (-w / 2 + R.uniform(-.003, .003), -w / 2 + .012, 0, w / 2 - .012, w / 2 + R.uniform(-.003, .003)); V = []
        for j, x in enumerate(xs): e = .78 if j in (0, 4) else 1; V += [(x, -y, i * t + t * .5 + (z - i * t - t * .5) * e) for y, z in s]
        b.add(V, [(j * k + q, j * k + (q + 1) % k, (j + 1) * k + (q + 1) % k, (j + 1) * k + q) for j in range(4) for q in range(k)] + [tuple(range(k))[::-1], tuple(range(4 * k, 5 * k))], m)
    o = b.obj('towel', loc, rot, smooth=True, bevel=.004); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = 1.0; return o
def rolled(loc, rot=0., L=.36, r=.055, m=None, turns=3.0, axis='x'):
    """Spiral-rolled towel lying along local x."""
    n = 120; prof = []; th = r / (turns + .6)
    for side in (1, -1):
        seq = [(.010 + th * (i / n) * turns + side * th * .42, 2 * pi * turns * i / n) for i in range(n + 1)]; prof += [(q * math.cos(a), q * math.sin(a)) for q, a in (seq if side == 1 else seq[::-1])]
    k = len(prof); b = Mesh(); xs = [-.5, -.49, -.3, 0, .3, .49, .5]; V = [(x * L, a * (.94 if abs(x) > .497 else 1), c * (.94 if abs(x) > .497 else 1)) for x in xs for a, c in prof]
    F = [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(len(xs) - 1) for i in range(k)]
    for e in (0, len(xs) - 1): F += [(e * k + i, e * k + i + 1, e * k + k - 2 - i, e * k + k - 1 - i) for i in range(k // 2 - 1)]
    b.add(V, F, m or terry()); o = b.obj('rolled', loc, rot, smooth=True); return o
def tray(w=.50, d=.34, m=None, h=.05):
    t = m or TEAK(0); b = Mesh(); b.box((-w / 2, -d / 2, 0), (w / 2, d / 2, .014), t)
    for lo, hi in (((-w / 2, -d / 2 - .012, 0), (w / 2, -d / 2, h)), ((-w / 2, d / 2, 0), (w / 2, d / 2 + .012, h)), ((-w / 2 - .012, -d / 2 - .012, 0), (-w / 2, d / 2 + .012, h * 1.1)), ((w / 2, -d / 2 - .012, 0), (w / 2 + .012, d / 2 + .012, h * 1.1))): b.box(lo, hi, t)
    b.obj('tray', bevel=.003)
    for s in (-1, 1): q = Mesh(); q.tube([(s * (w / 2 + .006), -.06, h), (s * (w / 2 + .010), -.05, h + .03), (s * (w / 2 + .010), .05, h + .03), (s * (w / 2 + .006), .06, h)], .006, BRASS(), 10); q.obj('hd', smooth=True)
def plate(loc, r=.11, m=None): return lathe([(0, .004), (r * .6, .004), (r * .62, 0), (r, .014), (r, .017), (r * .64, .006), (0, .006)], m or CER(), loc, 64, 0)
@cached
def crust(c=(.62, .34, .10)):
    m, N = fresh('crust'); v = N.coord('Object'); a = N.noise(38, 6, v, .6); k = np.array(c); N.set(Base_Color=N.ramp(a, [(.3, tuple(k * .55)), (.55, tuple(k)), (.8, tuple(np.minimum(k * [1.25, 1.5, 2.2], .9)))]), Roughness=.42, Specular=.4); N.bump(a, .5, .006); return m
def croissant(loc, rot=0., s=1.):
    b = Mesh(); n = 64; pts, rs = [], []
    for i in range(n + 1):
        t = i / n * 2 - 1; a = t * 1.25; pts.append((.062 * math.sin(a), .062 * math.cos(a) - .055, .026 * (1 - .5 * t * t))); seg = (abs(t) * 4.2) % 1; rs.append(max(.004, (.031 * (1 - abs(t) ** 1.5) ** .8 + .005) * (1.14 - .30 * seg)))
    b.tube(pts, rs, crust(), 24); o = b.obj('croissant', loc, rot, smooth=True, subsurf=1); o.scale = (s,) * 3; return o
def bun(loc, r=.024, seed=0):
    """Pao de queijo."""
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
    for q in bm.verts: k = 1 + .10 * noise.noise(q.co * 1.6 + Vector((seed * 5, 0, 0))) + .03 * noise.noise(q.co * 6); q.co = Vector((q.co.x * r * k, q.co.y * r * k, max(-.55, q.co.z) * r * .86 * k))
    me = bpy.data.meshes.new('bun'); bm.to_mesh(me); me.materials.append(crust((.72, .46, .16))); me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); o = link(bpy.data.objects.new('bun', me)); o.location = (loc[0], loc[1], loc[2] + r * .5); return o
def papaya(loc, rot=0., s=1., tilt=.35):
    """Halved papaya, cut face up, black seeds."""
    R = random.Random(4); skin = mat('pskin', (.50, .36, .06), .4); fl = mat('pflesh', (.80, .24, .045), .35); sd = mat('pseed', (.012, .012, .010), .2)
    with G(loc, rot, s) as g:
        b = Mesh(); n, k = 30, 20; w = lambda t: .052 * (math.sin(pi * t) ** .62) * (1.12 - .34 * t); P = [[(.19 * (t - .5), w(t) * math.cos(a), .056 + w(t) * .95 * math.sin(a)) for a in np.linspace(pi, 2 * pi, k)] for t in np.linspace(.0, 1, n)]; b.grid(P, skin)
        Q = [[(.19 * (t - .5) * 1.0, w(t) * u, .056 - .030 * max(0, 1 - (abs(u) / .55) ** 2) * max(0, 1 - ((t - .48) / .36) ** 2)) for u in np.linspace(-1, 1, 25)] for t in np.linspace(.0, 1, n)]; b.grid(Q, fl); b.obj('pap', smooth=True)
        for i in range(70): t, u = R.gauss(.48, .13), R.gauss(0, .2); t = min(.78, max(.2, t)); u = min(.46, max(-.46, u)); z = .056 - .030 * max(0, 1 - (abs(u) / .55) ** 2) * max(0, 1 - ((t - .48) / .36) ** 2) + .002 + .003 * R.random(); q = Mesh(); q.lathe([(.0005, -.0034), (.0028, -.001), (.0030, .001), (.0005, .0034)], sd, (.19 * (t - .5), w(t) * u, z), 8); q.obj('seed', smooth=True)
    return g.root
def slippers(loc, rot=0.):
    with G(loc, rot):
        for s in (-1, 1):
            b = Mesh(); n = 28; P = [(.045 * math.cos(a) * (1 + .15 * math.sin(a)) + s * .06, .13 * math.sin(a)) for a in np.linspace(0, 2 * pi, n, endpoint=False)]; b.add([(x, y, 0) for x, y in P] + [(x, y, .018) for x, y in P], [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], terry())
            b.grid([[(s * .06 + .048 * math.cos(a), y, .016 + .045 * math.sin(a)) for a in np.linspace(0, pi, 14)] for y in (.0, .04, .08)], terry((.78, .75, .69))); b.obj('slip', smooth=True)

# ------------------------------------------------------------------ bath
def tub(L=1.75, W=.80, H=.58, m=None):
    """Freestanding oval tub, long axis x, centred, with water-free interior."""
    m = m or mat('tubw', (.84, .83, .80), .10, spec=.6); b = Mesh(); n = 96; prof = [(.66, 0), (.74, .01), (.80, .20), (.90, .42), (.985, .55), (1.0, .585), (.985, .60), (.955, .595), (.93, .56), (.86, .40), (.74, .18), (.60, .10), (.3, .085), (.002, .08)]
    V = []
    for k, z in prof:
        for i in range(n): a = 2 * pi * i / n; c, s = math.cos(a), math.sin(a); e = 2 / 2.5; V.append((L / 2 * k * abs(c) ** e * (1 if c > 0 else -1), W / 2 * k * abs(s) ** e * (1 if s > 0 else -1), z / .6 * H + (.05 * abs(c) ** 3 * (z > .3) * (z - .3) / .3)))
    F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)]; b.add(V, F, m); return b.obj('tub', smooth=True, subsurf=1)
def floor_tap(m=None):
    """Floor-standing bath filler, spout towards -x."""
    m = m or BRASS(); b = Mesh(); b.tube([(0, 0, 0), (0, 0, .86)], .016, m, 16); b.tube([(0, 0, .84), (0, 0, .93), (-.03, 0, .975), (-.09, 0, .99), (-.17, 0, .985), (-.205, 0, .96), (-.21, 0, .93)], .014, m, 16); b.lathe([(.001, 0), (.05, 0), (.05, .012), (.016, .014)], m, n=32); b.tube([(0, -.10, .80), (0, .10, .80)], .013, m, 14)
    for y in (-.10, .10): b.lathe([(.001, -.022), (.022, -.022), (.022, .022), (.001, .022)], m, (0, y, .80), 20)
    b.tube([(.03, .10, .78), (.05, .10, .70), (.03, .10, .62), (.05, .08, .55)], .008, m, 10); b.tube([(.03, .10, .80), (.05, .10, .99)], .011, m, 12); b.obj('tap', smooth=True)
def basin(loc, r=.21, m=None): return lathe([(0, 0), (r * .55, 0), (r * .8, .03), (r * .97, .10), (r, .135), (r * .975, .138), (r * .94, .10), (r * .75, .045), (0, .03)], m or mat('tubw', (.84, .83, .80), .10, spec=.6), loc, 64, 1)
def wall_tap(loc, rot=0., m=None):
    m = m or BRASS()
    with G(loc, rot): b = Mesh(); b.tube([(0, 0, 0), (0, -.15, 0), (0, -.175, -.01), (0, -.18, -.04)], .011, m, 14); b.obj('tap', smooth=True); [lathe([(0, 0), (.022, 0), (.022, .03), (.017, .034), (0, .034)], m, (x, -.0, 0), 24, 0).__setattr__('rotation_euler', (pi / 2, 0, 0)) for x in (-.09, .09)]
def mirror_round(loc, r=.42, m=None):
    """Round mirror on the wall y=loc.y facing -y."""
    g = Mesh(); g.lathe([(0, 0), (r, 0), (r, .004), (0, .004)], mat('mirror', (.9, .9, .9), .0, 1.), n=96); o = g.obj('mirror'); o.location = (loc[0], loc[1] - .02, loc[2]); o.rotation_euler = (pi / 2, 0, 0); b = Mesh(); b.tube([(loc[0] + r * math.cos(2 * pi * k / 96), loc[1] - .02, loc[2] + r * math.sin(2 * pi * k / 96)) for k in range(97)], .012, m or BRASS(), 10); b.obj('mfr', smooth=True)
def bottle(loc, h=.17, r=.03, m=None, cap=None): lathe([(0, 0), (r, 0), (r * 1.03, .006), (r * 1.03, h * .62), (r * .8, h * .70), (r * .35, h * .74), (r * .35, h * .82), (0, h * .82)], m or mat('amber', (.16, .05, .008), .06, spec=.7), loc, 36, 0); lathe([(0, h * .82), (r * .42, h * .82), (r * .42, h), (0, h)], cap or BLACK(), loc, 24, 0)
def hammock(p0, p1, sag=.55, w=1.25, m=None, fringe=True, seed=0, open_=.42):
    """Brazilian rede with lace fringe (varanda) between two anchor points; gathered ends on cords."""
    p0, p1 = Vector(p0), Vector(p1); ax = (p1 - p0); Lh = ax.length; d = ax / Lh; s = Vector((-d.y, d.x, 0)).normalized(); m = m or fabric((.76, .72, .63), 300, .3, .9, .6); b = Mesh(); nx, ny = 60, 36; t0 = .17; R = random.Random(seed); ctr = lambda t: p0.lerp(p1, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    P = []
    for i in range(nx + 1):
        t = t0 + (1 - 2 * t0) * i / nx; q = i / nx; g = math.sin(pi * min(1, max(0, .07 + .86 * q))) ** .55; row = []
        for j in range(ny + 1):
            u = j / ny * 2 - 1; half = w / 2 * g; a = u * 1.25; y = half * math.sin(a) * open_ * 1.25 / .95 * (1 + .0); z = half * (1 - math.cos(a)) * .95; rip = .012 * math.sin(u * 34 + seed) * (1 - g) ** .7 + .006 * math.sin(u * 15 + q * 9); row.append(ctr(t) + s * (y + rip) + Vector((0, 0, z - .02 + rip)))
        P.append(row)
    b.grid(P, m); o = b.obj('hammock', smooth=True, subsurf=1); t_ = o.modifiers.new('t', 'SOLIDIFY'); t_.thickness = .006; c = Mesh(); ropem = fabric((.70, .64, .52), 300)
    for row, p in ((P[0], p0), (P[-1], p1)):
        for j in range(0, ny + 1, 3): c.tube([p, p.lerp(row[j], .5) - Vector((0, 0, .015)), row[j]], .0035, ropem, 5)
    if fringe:
        for side in (0, ny):
            for i in range(2, nx - 1):
                for q in (0, .5): a = Vector(P[i][side]).lerp(Vector(P[i + 1][side]), q); L = .20 + .06 * math.sin(i * .9); c.tube([a, a + Vector((0, 0, -L * .5)) + s * .01 * (1 if side else -1), a + Vector((R.uniform(-.008, .008), R.uniform(-.008, .008), -L))], .0028, m, 4)
            for lv in (.07, .13): c.tube([Vector(P[i][side]) - Vector((0, 0, lv + .03 * abs(math.sin(i * .5)))) for i in range(1, nx)], .003, m, 4)
    c.obj('cords', smooth=True); return o
def wicker_chair(up=LIN):
    """Balcony tub chair: rattan frame and woven shell, seat cushion; faces -y."""
    m = mat('rattan2', (.36, .22, .11), .5); b = Mesh(); R_ = .36
    for k, z in enumerate(np.linspace(.34, .74, 9)):
        rr = R_ * (.92 + .10 * k / 8); b.tube([(rr * math.cos(a), rr * .95 * math.sin(a), z - .12 * (1 - math.sin(a)) * (k / 8)) for a in np.linspace(-.55, pi + .55, 40)], .011 if k < 8 else .018, m, 7)
    for a in np.linspace(-.5, pi + .5, 26): b.tube([(R_ * .92 * math.cos(a), R_ * .92 * .95 * math.sin(a), .33), (R_ * 1.02 * math.cos(a), R_ * 1.02 * .95 * math.sin(a), .74 - .12 * (1 - math.sin(a)))], .006, m, 6)
    for x, y in ((-.27, -.22), (.27, -.22), (-.25, .25), (.25, .25)): b.tube([(x, y, .36), (x * 1.12, y * 1.12, 0)], .016, m, 8)
    b.tube([(R_ * .92 * math.cos(a), R_ * .88 * math.sin(a), .33) for a in np.linspace(0, 2 * pi, 41)], .016, m, 8); b.obj('wick', smooth=True); lathe([(0, 0), (.30, 0), (.335, .03), (.335, .07), (.30, .10), (0, .105)], fabric(up, 600, .4, .9, .4), (0, -.0, .34), 48, 1)
