"""dining_kit.py - shared assets of the dining, bar and spa pictures (on top of resort.py).
M: mesh builder with transform stack (with b.at(loc, rot): ...), rbox() rounded boxes, put() smooth+autosmooth object
proto(key, fn) / P(key, fn, loc, rot, scale): build once, instance after.  image()/imgmat(): numpy-painted textures
materials: glass, thin_glass, liquid, leather, marble, cane, azulejo, china, metal...
tableware: wineglass, tumbler, flute, plate, cutlery, napkin, setting, cup, bottle, votive, candle
furniture: chair_*, stool, armchair, tables, banquette, lamps, lanterns, towel, bed
food: citrus, ice, fruit, rice/beans/crumbs grains, sushi, cake, fish, oyster, shrimp, bread
tables in use: seaside planks runner, dapple (broken light) crumbs rumpled loaf cheese bitten straw_hat passing (somebody blurred)
shoot(scene, shots): cameras by cam= option, renders scene_cam"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from resort import *
from resort import _M, _cached_obj, _bake
import contextlib
HERE = HERE_ + '/'
CAMS = OPT.get('cam', 'wide').split('+'); CAM = CAMS[0]                 # cam=a+b renders several cameras of one build
sin, cos = math.sin, math.cos
RNG = random.Random(7)

class M(Mesh):
    """Mesh + transform stack."""
    def __init__(s): super().__init__(); s.T = Matrix(); s.id = True
    def add(s, V, F, m):
        if not s.id: T = s.T; V = [T @ Vector(x) for x in V]
        super().add(V, F, m)
    @contextlib.contextmanager
    def at(s, loc=(0, 0, 0), rot=0., tilt=(0, 0), scale=1.):
        o, i = s.T, s.id; sc = Matrix.Diagonal((*( (scale,) * 3 if not hasattr(scale, '__len__') else scale), 1))
        s.T = o @ Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z') @ Matrix.Rotation(tilt[1], 4, 'Y') @ Matrix.Rotation(tilt[0], 4, 'X') @ sc; s.id = False
        yield s
        s.T, s.id = o, i
    def rbox(s, lo, hi, m, r=.02, seg=3):
        bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); c = [(a + b) / 2 for a, b in zip(lo, hi)]; d = [b - a for a, b in zip(lo, hi)]
        for v in bm.verts: v.co = Vector([v.co[i] * d[i] + c[i] for i in range(3)])
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(r, .48 * min(d)), segments=seg, profile=.5, affect='EDGES', clamp_overlap=True); bm.verts.index_update()
        s.add([v.co.copy() for v in bm.verts], [tuple(v.index for v in f.verts) for f in bm.faces], m); bm.free()
    def ball(s, c, r, m, sub=2, sq=(1, 1, 1), lump=0., seed=0):
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
        V = []
        for q in bm.verts:
            k = 1 + lump * noise.noise(q.co * 1.7 + Vector((seed * 3.1, seed, 0))); V.append((c[0] + q.co.x * r * sq[0] * k, c[1] + q.co.y * r * sq[1] * k, c[2] + q.co.z * r * sq[2] * k))
        s.add(V, [tuple(v.index for v in f.verts) for f in bm.faces], m); bm.free()
    def disc(s, c, r, m, n=40): s.add([(c[0] + r * cos(2 * pi * i / n), c[1] + r * sin(2 * pi * i / n), c[2]) for i in range(n)], [tuple(range(n))], m)
    def put(s, name='o', loc=(0, 0, 0), rot=0., angle=.7, bevel=0., sub=0):
        o = s.obj(name, loc, rot, smooth=True, bevel=bevel, subsurf=sub); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = angle; return o
_PR = {}
def proto(key, fn, *a, **k):
    if key not in _PR: o = fn(*a, **k); o.location = (0, 0, -500); _PR[key] = o
    return _PR[key]
def P(key, fn, loc, rot=0., scale=1., tilt=(0, 0)): return inst(proto(key, fn), loc, rot, scale, tilt)

# ------------------------------------------------------------------ painted textures
def image(name, A):
    h, w = A.shape[:2]; im = bpy.data.images.new(name, w, h); p = np.ones((h, w, 4), np.float32); p[..., :3] = np.clip(A[::-1], 0, 1); im.pixels.foreach_set(p.ravel()); im.update(); return im
def imgmat(name, A, size=(1, 1), axes='xz', off=(0, 0), rough=.4, ext='REPEAT', coord='Object', spec=.5, bump=0., trans=0., wob=0.):
    """Material from a painted array (sRGB rows top-down); object axes -> texture, size metres per repeat."""
    if name in _M: return _M[name]
    m, N = fresh(name); v = N.new('TexCoord').outputs[coord]
    if coord != 'UV':
        s = N.new('SeparateXYZ', Vector=v); v = N.new('CombineXYZ', X=s.outputs['xyz'.index(axes[0])], Y=s.outputs['xyz'.index(axes[1])]).outputs[0]
    v = N.new('Mapping', Vector=v, Scale=(1 / size[0], 1 / size[1], 1), Location=(off[0], off[1], 0)).outputs[0]
    t = N.new('TexImage', Vector=v); t.image = image(name, A); t.extension = ext
    N.set(Base_Color=t.outputs[0], Roughness=rough, Specular=spec)
    if bump: N.bump(t.outputs[0], bump, .003)
    if trans:
        tl = N.new('BsdfTranslucent', Color=t.outputs[0]); mx = N.new('MixShader', i0=trans, i1=N.bsdf.outputs[0], i2=tl.outputs[0]); N.link(mx.outputs[0], N.out.inputs[0])
    _M[name] = m; return m
def grid2(n): y, x = np.mgrid[-1:1:n * 1j, -1:1:n * 1j]; return x, -y
def mixc(a, b, t): return np.array(a)[None, None] * (1 - t[..., None]) + np.array(b)[None, None] * t[..., None]
def sm(a, b, x): t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)
def lay_(A, c, t): return A * (1 - t[..., None]) + np.array(c)[None, None] * t[..., None]

# ------------------------------------------------------------------ materials
@cached
def glass(color=(1, 1, 1), ior=1.46, rough=0., tint=None):
    m, N = fresh('glass'); g = N.new('BsdfGlass', Color=tuple(color) + (1,), Roughness=rough, IOR=ior); t = N.new('BsdfTransparent', Color=tuple(tint or color) + (1,)); lp = N.new('LightPath')
    f = N.new('Math', _operation='MAXIMUM', i0=lp.outputs['Is Shadow Ray'], i1=lp.outputs['Is Diffuse Ray']).outputs[0]
    N.link(N.new('MixShader', i0=f, i1=g.outputs[0], i2=t.outputs[0]).outputs[0], N.out.inputs[0]); return m
@cached
def thin_glass(tint=(.97, .98, .97), k=.12):
    """Single-wall glassware: transparent + fresnel gloss (fast, no refraction)."""
    m, N = fresh('thin'); lw = N.new('LayerWeight', Blend=k); t = N.new('BsdfTransparent', Color=tuple(tint) + (1,)); g = N.new('BsdfGlossy', Roughness=.01); lp = N.new('LightPath')
    f = N.new('Math', _operation='MULTIPLY_ADD', i0=lw.outputs['Facing'], i1=.48, i2=.04).outputs[0]
    f = N.new('Math', _operation='MULTIPLY', i0=f, i1=N.new('Math', _operation='SUBTRACT', i0=1., i1=lp.outputs['Is Shadow Ray']).outputs[0]).outputs[0]
    N.link(N.new('MixShader', i0=f, i1=t.outputs[0], i2=g.outputs[0]).outputs[0], N.out.inputs[0]); return m
@cached
def crystal():
    """Single-wall glass that is seen even before a bright ground: its edges darken and mirror."""
    m, N = fresh('crystal'); f = N.new('LayerWeight', Blend=.38).outputs['Facing']; t = N.new('BsdfTransparent', Color=N.ramp(f, [(.35, (.97, .98, .975)), (.95, (.42, .48, .47))])); g = N.new('BsdfGlossy', Roughness=.01)
    k = N.new('Math', _operation='MULTIPLY_ADD', i0=f, i1=.62, i2=.05).outputs[0]; k = N.new('Math', _operation='MULTIPLY', i0=k, i1=N.new('Math', _operation='SUBTRACT', i0=1., i1=N.new('LightPath').outputs['Is Shadow Ray']).outputs[0]).outputs[0]
    N.link(N.new('MixShader', i0=k, i1=t.outputs[0], i2=g.outputs[0]).outputs[0], N.out.inputs[0]); return m
@cached
def thin_liquid(color=(.25, .01, .02)):
    m, N = fresh('liq'); t = N.new('BsdfTransparent', Color=tuple(color) + (1,)); g = N.new('BsdfGlossy', Roughness=.02); lw = N.new('LayerWeight', Blend=.2)
    N.link(N.new('MixShader', i0=N.new('Math', _operation='MULTIPLY_ADD', i0=lw.outputs['Facing'], i1=.15, i2=.04).outputs[0], i1=t.outputs[0], i2=g.outputs[0]).outputs[0], N.out.inputs[0]); return m
china = lambda: mat('china', (.80, .785, .755), .12)
ivory = lambda: mat('ivoryc', (.76, .70, .58), .2)
silver = lambda: mat('silver', (.80, .78, .74), .16, 1.)
brass = lambda: mat('brass', (.62, .42, .17), .24, 1.)
gold = lambda: mat('goldm', (.75, .52, .22), .2, 1.)
iron = lambda: mat('iron', (.025, .023, .021), .45, .6)
copper = lambda: mat('copper', (.72, .33, .17), .22, 1.)
stonew = lambda: mat('stonew', (.34, .30, .25), .6)
DARK = ((.045, .021, .010), (.135, .068, .033)); TEAK = ((.13, .065, .03), (.30, .17, .085)); OAK = ((.30, .185, .095), (.46, .31, .175)); HINOKI = ((.52, .36, .20), (.70, .53, .33))
def wd(kind=DARK, axis=0, **k): return wood(kind[0], kind[1], axis, **k)
@cached
def leather(color=(.10, .035, .015), rough=.38):
    m, N = fresh('leather'); v = N.coord('Object'); c = np.array(color); n = N.noise(7, 6, v, .6)
    N.set(Base_Color=N.ramp(n, [(.3, tuple(c * .7)), (.7, tuple(c * 1.35))]), Roughness=rough, Specular=.45)
    vo = N.new('TexVoronoi', Vector=v, Scale=260.).outputs[0]; N.bump(vo, .25, .002); return m
@cached
def silk(color=(.25, .05, .02)):
    m, N = fresh('silk'); v = N.coord('Object'); c = np.array(color); n = N.noise(5, 4, v)
    N.set(Base_Color=N.ramp(n, [(.3, tuple(c * .8)), (.7, tuple(np.minimum(c * 1.25, .9)))]), Roughness=.42, Sheen=1., Specular=.6, Anisotropic=.6)
    N.bump(N.new('TexWave', Vector=v, Scale=60., Distortion=1.5, _bands_direction='X').outputs[0], .10, .001); return m
@cached
def marble(color=(.74, .725, .69), vein=(.36, .33, .30), scale=1., rough=.14):
    m, N = fresh('marble'); v = N.coord('Object', (scale,) * 3); n = N.noise(1.6, 9, v, .62, 1.6); n2 = N.noise(4.5, 6, v, .6, 2.)
    a = N.new('Math', _operation='ABSOLUTE', i0=N.new('Math', _operation='SUBTRACT', i0=n, i1=.5).outputs[0]).outputs[0]
    c = N.ramp(a, [(0, vein), (.018, tuple((np.array(color) + vein) / 2)), (.07, color)])
    c2 = N.ramp(n2, [(.35, (.90,) * 3), (.65, (1.,) * 3)])
    N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=c, i2=c2).outputs[0], Roughness=rough); return m
@cached
def cane(color=(.50, .34, .18), size=.011, gap=.46):
    """Woven cane / rattan with see-through holes (object-space checker of waves)."""
    m, N = fresh('cane'); v = N.new('TexCoord').outputs['UV']; s = N.new('SeparateXYZ', Vector=v); k = 2 * pi / size
    h = []
    for i in (0, 1):
        q = N.new('Math', _operation='SINE', i0=N.new('Math', _operation='MULTIPLY', i0=s.outputs[i], i1=k).outputs[0]).outputs[0]; h.append(q)
    a = N.new('Math', _operation='MINIMUM', i0=h[0], i1=h[1]).outputs[0]; hole = N.new('Math', _operation='GREATER_THAN', i0=a, i1=gap - .4).outputs[0]
    N.set(Base_Color=N.ramp(N.noise(30, 3, N.coord()), [(.3, tuple(np.array(color) * .75)), (.7, color)]), Roughness=.5)
    N.bump(N.new('Math', _operation='MULTIPLY', i0=h[0], i1=h[1]).outputs[0], .5, .003)
    tr = N.new('BsdfTransparent'); N.link(N.new('MixShader', i0=hole, i1=N.bsdf.outputs[0], i2=tr.outputs[0]).outputs[0], N.out.inputs[0]); return m
def azulejo_img(n=512, seed=0):
    """One 4-fold blue and white Portuguese tile (2x2 tiles make the full rosette)."""
    x, y = grid2(n); r = np.hypot(x, y); a = np.arctan2(y, x); A = np.ones((n, n, 3)) * [.93, .93, .90]; b1, b2, b3 = (.10, .21, .48), (.28, .42, .68), (.62, .72, .84)
    rc = np.hypot(1 - abs(x), 1 - abs(y)); ac = np.arctan2(1 - abs(y), 1 - abs(x))
    A = lay_(A, b3, sm(.02, 0, abs(r - .93) - .035) * (r < 1.2)); A = lay_(A, b1, sm(.012, 0, abs(r - .93) - .008))
    p = .42 + .20 * np.cos(8 * a); A = lay_(A, b2, sm(.02, -.02, r - p)); A = lay_(A, (.93, .93, .9), sm(.02, -.02, r - p + .07)); p2 = .26 + .12 * np.cos(8 * a); A = lay_(A, b1, sm(.02, -.02, r - p2)); A = lay_(A, (.95, .9, .7), sm(.02, -.02, r - .085))
    p3 = .66 + .10 * np.cos(8 * a + pi); A = lay_(A, b1, sm(.016, 0, abs(r - p3) - .016))
    for k in range(8):
        t = k * pi / 4 + pi / 8; d = np.hypot(x - .74 * cos(t), y - .74 * sin(t)); A = lay_(A, b1, sm(.02, -.01, d - .055)); A = lay_(A, b3, sm(.02, -.01, d - .025))
    p4 = .36 + .10 * np.cos(8 * ac); A = lay_(A, b1, sm(.02, -.02, rc - p4)); A = lay_(A, (.93, .93, .9), sm(.02, -.02, rc - p4 + .06)); A = lay_(A, b2, sm(.02, -.02, rc - .17)); A = lay_(A, (.95, .9, .7), sm(.02, -.02, rc - .07))
    n1 = vnoise(x * 9 + 40, y * 9 + 40, seed, 4); A = A * (.93 + .12 * n1[..., None]); e = sm(.982, .994, np.maximum(abs(x), abs(y))); A = lay_(A, (.62, .60, .55), e); return A
@cached
def azulejo(size=.20, axes='xz'):
    m = imgmat('azulejo' + axes + str(size), azulejo_img(), (size, size), axes, rough=.10, spec=.6); N = Nodes(m); v = N.coord('Object', (1 / size,) * 3)
    N.bump(N.noise(1.3, 2, v), .10, .01); return m
def shade_mat(name, color, glow, em=(1, .62, .30)):
    m, N = fresh(name); tl = N.new('BsdfTranslucent', Color=tuple(color) + (1,)); df = N.new('BsdfDiffuse', Color=tuple(color) + (1,)); mx = N.new('MixShader', i0=.5, i1=df.outputs[0], i2=tl.outputs[0]); e = N.new('Emission', Color=tuple(em) + (1,), Strength=glow)
    N.link(N.new('AddShader', i0=mx.outputs[0], i1=e.outputs[0]).outputs[0], N.out.inputs[0]); return m

# ------------------------------------------------------------------ tableware (protos at the origin, base z = 0)
def wineglass(h=.215, r=.041, wine=None, fill=.42, kind='red', m=None):
    m = m or crystal(); b = M(); st = h * .43; prof = [(.001, .003), (.034, .002), (.036, .004), (.02, .006), (.006, .012), (.0038, .03), (.0036, st - .012), (.006, st - .003)]
    bowl = [(.006, st), (r * .55, st + .012), (r * .88, st + .035), (r, st + .062), (r * .97, st + .085), (r * .82, h)]
    if kind == 'flute': bowl = [(.006, st), (r * .6, st + .03), (r * .9, st + .07), (r, st + .11), (r * .92, h)]
    b.lathe(prof + bowl, m, n=28)
    if wine:
        q = [(max(.001, R_ - .0016), z + .001) for R_, z in bowl]; zt = st + (h - st) * fill; pr = [p for p in q if p[1] < zt]; p0 = pr[-1]; p1 = next(p for p in q if p[1] >= zt); t = (zt - p0[1]) / (p1[1] - p0[1]); rt = p0[0] + t * (p1[0] - p0[0])
        b.lathe([(.001, st + .001)] + pr + [(rt, zt), (.0005, zt)], thin_liquid(wine), n=28)
    return b.put('wineglass', sub=1)
def tumbler(r=.042, h=.088, m=None, wall=.0022, base=.010, taper=.93):
    m = m or glass(); b = M(); b.lathe([(.0005, 0), (r * taper - .003, 0), (r * taper, .003), (r, h - .001), (r - wall * .5, h), (r - wall, h - .001), (r * taper - wall, base + .003), (r * taper - wall - .004, base), (.0005, base)], m, n=48); return b.put('tumbler', sub=0, angle=1.)
def plate(r=.135, m=None, rim=True, depth=.018, band=None):
    m = m or china(); b = M(); w = r * .68
    b.lathe([(.0005, .004), (w * .85, .004), (w, .008), (w + .006, depth * .75), (r - .003, depth), (r, depth - .001), (r - .001, depth - .004), (w + .008, depth * .55), (w, .001), (.0005, .0)], m, n=64)
    if band: b.lathe([(r - .0075, depth + .0002 - .0012), (r - .004, depth + .0006)], band, n=64)
    return b.put('plate', angle=.8)
def _strip(b, P_, m, t=.0022):
    """P_: list of (y, halfwidth, z): cutlery blade with thickness."""
    V, F = [], []
    for y, w, z in P_: V += [(-w, y, z), (-w * .6, y, z + t), (w * .6, y, z + t), (w, y, z), (0, y, z - t * .4)]
    for k in range(len(P_) - 1):
        for i in range(5): F.append((5 * k + i, 5 * k + (i + 1) % 5, 5 * k + 5 + (i + 1) % 5, 5 * k + 5 + i))
    n = len(P_) - 1; F += [(4, 3, 2, 1, 0), tuple(5 * n + i for i in range(5))]; b.add(V, F, m)
def knife(m=None):
    b = M(); m = m or silver(); _strip(b, [(-.105, .0045, .001), (-.10, .0075, .001), (-.03, .006, .002), (.0, .0042, .003), (.012, .0045, .003), (.02, .0085, .002), (.07, .0092, .0015), (.10, .008, .001), (.113, .002, .001)], m); return b.put('knife')
def fork(m=None):
    b = M(); m = m or silver(); _strip(b, [(-.10, .005, .001), (-.095, .0085, .001), (-.03, .0048, .004), (.03, .0032, .007), (.045, .006, .005), (.055, .0118, .003), (.066, .0125, .003)], m)
    for x in (-.0102, -.0034, .0034, .0102): b.tube([(x, .064, .0035), (x, .08, .003), (x, .095, .005), (x * .95, .102, .008)], [.0019, .0018, .0015, .0008], m, 6)
    return b.put('fork')
def spoon(m=None, k=1.):
    b = M(); m = m or silver(); _strip(b, [(-.10, .005, .001), (-.095, .0085, .001), (-.03, .0046, .004), (.03, .003, .008), (.045, .004, .006)], m); Pn = []
    for j in range(11):
        t = j / 10; w = .0195 * sin(pi * (t * .9 + .07)) ** .7; Pn.append([(u * w, .043 + .06 * t, .006 + .004 * t - .007 * sin(pi * t) * (1 - u * u)) for u in (-1, -.6, -.2, .2, .6, 1)])
    b.grid(Pn, m); o = b.put('spoon', sub=1); o.scale = (k,) * 3; return o
def napkin(w=.11, l=.22, m=None, seed=0):
    m = m or fabric((.76, .73, .67), 1300, .35, .9, .25, .03, .2); b = M(); R = random.Random(seed)
    for k in range(3):
        Pn = []; dx, dy = R.uniform(-.003, .003), R.uniform(-.003, .003)
        for j in range(15):
            row = []
            for i in range(9): x = (i / 8 - .5) * (w - .002 * k) + dx; y = (j / 14 - .5) * (l - .003 * k) + dy; row.append((x, y, .003 + .0035 * k + .003 * noise.noise(Vector((x * 18, y * 14, k + seed)))))
            Pn.append(row)
        b.grid(Pn, m)
    o = b.put('napkin', angle=3); d = o.modifiers.new('t', 'SOLIDIFY'); d.thickness = .0034; d.offset = 0; s_ = o.modifiers.new('s', 'SUBSURF'); s_.levels = s_.render_levels = 1; return o
def cup(m=None, coffee=(.035, .012, .004), milk=False, r=.042, h=.058, saucer=True):
    m = m or china(); b = M()
    if saucer: b.lathe([(.0005, .003), (.03, .003), (.034, .0025), (.07, .012), (.073, .012), (.072, .009), (.035, 0), (.0005, 0)], m, n=56)
    z = .005 if saucer else 0
    b.lathe([(.0005, z), (r * .55, z), (r * .62, z + .004), (r * .86, z + .02), (r, z + h - .001), (r - .0012, z + h), (r - .0025, z + h - .001), (r * .80, z + .02), (r * .5, z + .006), (.0005, z + .006)], m, n=56)
    b.tube([(r * .92, 0, z + h * .80), (r * 1.35, 0, z + h * .84), (r * 1.52, 0, z + h * .62), (r * 1.36, 0, z + h * .36), (r * .86, 0, z + h * .30)], [.0045, .004, .0038, .004, .0045], m, 10)
    x, y = grid2(256); q = np.hypot(x, y); nn = vnoise(x * 5 + 30, y * 5 + 30, 4, 4); A = mixc((.30, .15, .06), (.62, .40, .20), sm(.35, .75, nn + .25 * q))
    if milk: hrt = (x * 1.3) ** 2 + (y * 1.2 - .55 * np.sqrt(abs(x * 1.2))) ** 2; A = lay_(A, (.93, .86, .74), sm(.36, .26, hrt)); A = lay_(A, (.58, .34, .16), sm(.05, .02, abs(hrt - .18)) * .8)
    b.disc((0, 0, z + h - .012), r * .945, imgmat('crema%d' % milk, A, (2 * r, 2 * r), 'xy', (.5, .5), .25, 'EXTEND'), 48); return b.put('cup', angle=.9)
def bottle(kind='wine', m=None):
    """Wine bottle with random label/capsule colour per instance (ObjectInfo)."""
    b = M(); g = m or mat('bottleg', (.010, .018, .008), .07, spec=.7)
    b.lathe([(.0005, .012), (.028, .004), (.034, 0), (.0375, .004), (.0375, .19), (.034, .212), (.018, .238), (.0145, .25), (.0145, .262)], g, n=28)
    def rnd(name, stops, rough=.6):
        mm, N = fresh(name); oi = N.new('ObjectInfo').outputs['Random']; col = N.ramp(oi, stops)
        for e in N.n:
            if e.type == 'VALTORGB': e.color_ramp.interpolation = 'CONSTANT'
        if name == 'label':
            z = N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Object']).outputs[2]; w = N.new('Math', _operation='FRACT', i0=N.new('Math', _operation='MULTIPLY_ADD', i0=z, i1=14., i2=N.new('Math', _operation='MULTIPLY', i0=oi, i1=3.).outputs[0]).outputs[0]).outputs[0]
            band = N.new('Math', _operation='GREATER_THAN', i0=w, i1=.80).outputs[0]; col = N.new('MixRGB', i0=band, i1=col, i2=(.28, .18, .07, 1)).outputs[0]
        N.set(Base_Color=col, Roughness=rough); return mm
    lb = _M.setdefault('label_', None) or rnd('label', [(0, (.72, .68, .58)), (.22, (.60, .52, .38)), (.4, (.75, .73, .69)), (.58, (.04, .03, .03)), (.68, (.20, .02, .02)), (.76, (.70, .64, .5)), (.9, (.03, .07, .05))])
    cp = _M.setdefault('caps_', None) or rnd('caps', [(0, (.12, .01, .015)), (.3, (.02, .02, .02)), (.5, (.35, .22, .08)), (.65, (.10, .01, .02)), (.85, (.03, .08, .04))], .35)
    _M['label_'], _M['caps_'] = lb, cp
    b.lathe([(.0379, .055), (.0379, .145)], lb, n=28); b.lathe([(.0148, .252), (.0152, .30), (.0155, .302), (.0155, .312), (.0005, .313)], cp, n=20); return b.put('bottle', angle=.6)
def carafe(m=None, water=True):
    b = M(); b.lathe([(.001, .002), (.045, .002), (.05, .01), (.05, .06), (.03, .14), (.022, .19), (.03, .235)], m or thin_glass((.95, .98, .97), .3), n=32)
    if water: b.lathe([(.001, .004), (.043, .004), (.048, .01), (.048, .06), (.036, .115), (.0005, .115)], thin_liquid((.90, .95, .93)), n=32)
    return b.put('carafe', sub=1)
FL = {}
def flame(loc, p=1.2, k=1., light=True):
    x, y, z = loc
    if 'a' not in FL: FL['a'], FL['b'] = emit('flame', (1, .50, .14), 42), emit('tip', (1, .72, .34), 70)
    f = [(0, 0), (.0046, .006), (.0066, .015), (.0050, .027), (.0020, .040), (0, .047)]; lathe([(a * k, c * k) for a, c in f], FL['a'], loc, 16, 1)
    if light: point((x, y, z + .022 * k), p, (1, .56, .24), .014)
@cached
def wax(color=(.80, .72, .58), glow=.55):
    m, N = fresh('wax'); N.set(Base_Color=tuple(color) + (1,), Roughness=.42); tl = N.new('BsdfTranslucent', Color=(.95, .70, .40, 1))
    gz = N.new('MapRange', Value=N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Generated']).outputs[2], i1=.35, i2=1., i3=0., i4=glow).outputs[0]; em = N.new('Emission', Color=(1, .50, .18, 1), Strength=gz)
    mx = N.new('MixShader', i0=.35, i1=N.bsdf.outputs[0], i2=tl.outputs[0]); N.link(N.new('AddShader', i0=mx.outputs[0], i1=em.outputs[0]).outputs[0], N.out.inputs[0]); return m
def candle(loc, r=.035, h=.10, p=1.2, light=True):
    lathe([(0, 0), (r, 0), (r, h - .004), (r * .96, h), (r * .80, h - .004), (r * .55, h - .012), (0, h - .014)], wax(), loc, 40, 1); x, y, z = loc; z += h - .012
    b = M(); b.tube([(x, y, z - .002), (x + .001, y, z + .016)], .0014, mat('wick', (.02, .015, .01), 1), 6); b.obj('wick'); flame((x, y, z + .008), p, 1., light)
def votive(loc, p=.8, color=(.9, .55, .22), light=True, r=.034, h=.062):
    """Glowing glass cup with a tea light."""
    m, N = fresh('votive'); gz = N.new('MapRange', Value=N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Generated']).outputs[2], i1=.0, i2=1., i3=2.2, i4=.25).outputs[0]; e = N.new('Emission', Color=(1, .45, .13, 1), Strength=gz); g = N.new('BsdfGlossy', Roughness=.05); t = N.new('BsdfTransparent', Color=tuple(color) + (1,))
    a = N.new('MixShader', i0=.12, i1=t.outputs[0], i2=g.outputs[0]); N.link(N.new('AddShader', i0=a.outputs[0], i1=e.outputs[0]).outputs[0], N.out.inputs[0])
    if 'vm' not in FL: FL['vm'] = m
    lathe([(.0, .001), (r * .85, .001), (r * .9, .004), (r, h)], FL['vm'], loc, 28, 0); b = M(); b.lathe([(.0005, .018), (.018, .018), (.018, .004)], wax(), n=20); b.put('tea', loc); flame((loc[0], loc[1], loc[2] + .02), p, .7, light)
def setting(loc, rot=0., charger=None, wine=(.30, .012, .02), napm=None, stem=True, style='dinner', cut=None, seed=0):
    """One cover facing -Y (guest sits at -Y): plates, cutlery, napkin, glasses."""
    def w(dx, dy, dz=0): return (loc[0] + dx * cos(rot) - dy * sin(rot), loc[1] + dx * sin(rot) + dy * cos(rot), loc[2] + dz)
    R = random.Random(seed); j = lambda a=.004: R.uniform(-a, a); z = 0
    if charger: P('charger', lambda: plate(.155, charger, depth=.012), w(0, 0)); z = .005
    P('dplate', lambda: plate(.132, band=gold()), w(j(), j(), z), 0)
    P('splate', lambda: plate(.10, band=gold(), depth=.015), w(j(), j(), z + .0065))
    c = cut or silver()
    P('fork', lambda: fork(c), w(-.185 + j(), j(), 0), rot + j(.03)); P('fork', lambda: fork(c), w(-.215 + j(), -.01 + j(), 0), rot + j(.03), .9)
    P('knife', lambda: knife(c), w(.185 + j(), j(), 0), rot + j(.03)); P('spoon', lambda: spoon(c), w(.218 + j(), -.01, 0), rot + j(.03), .92)
    P('nap' + str(napm), lambda: napkin(.085, .19, napm, 1), w(j(), -.01, z + .011), rot + R.uniform(-.12, .12) + .0)
    if stem:
        P('wg', lambda: wineglass(wine=None), w(.16 + j(), .20 + j()), 0); P('wgr', lambda: wineglass(.23, .046, wine=wine, fill=.38), w(.245 + j(), .15 + j()), 0)
# ------------------------------------------------------------------ towels, stones, petals (after spa.py)
@cached
def terry(c0=(.70, .665, .60), c1=(.80, .77, .71)):
    m, N = fresh('terry'); v = N.coord('Object'); N.set(Base_Color=N.ramp(N.noise(8, 5, v), [(.3, c0), (.7, c1)]), Roughness=1., Sheen=.6, Specular=.1); N.bump(N.noise(330, 2, v, .7), 1., .006); return m
def towel(loc, rot, L=.42, r=.072, turns=3.2, m=None):
    n = 120; prof = []; th = r / (turns + .6)
    for side in (1, -1):
        seq = [(.012 + th * (i / n) * turns + side * th * .42, 2 * pi * turns * i / n) for i in range(n + 1)]; prof += [(q * cos(a), q * sin(a)) for q, a in (seq if side == 1 else seq[::-1])]
    k = len(prof); b = Mesh(); V = []; xs = [-.5, -.495, -.48, -.3, 0, .3, .48, .495, .5]
    for x in xs:
        sh = .94 if abs(x) > .497 else 1.
        for a, c in prof: V.append((x * L + .004 * sin(9 * math.atan2(c, a)), a * sh, c * sh))
    F = [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(len(xs) - 1) for i in range(k)]
    for e in (0, len(xs) - 1): F += [(e * k + i, e * k + i + 1, e * k + k - 2 - i, e * k + k - 1 - i) for i in range(k // 2 - 1)]
    b.add(V, F, m or terry()); o = b.obj('towel', loc, rot, smooth=True)
    t = bpy.data.textures.new('tw', 'CLOUDS'); t.noise_scale = .03; dm = o.modifiers.new('n', 'DISPLACE'); dm.texture = t; dm.strength = .008; dm.texture_coords = 'LOCAL'; return o
def folded(loc, rot=0., w=.34, d=.26, n=3, ms=None, seed=0):
    """Stack of folded towels, rounded front edge."""
    R = random.Random(seed); z = 0; b = M(); ms = ms or [terry()]
    for i in range(n):
        h = R.uniform(.050, .062); dx, dy, a = R.uniform(-.008, .008), R.uniform(-.008, .008), R.uniform(-.04, .04); m = ms[i % len(ms)]
        with b.at((dx, dy, z), a):
            for q in range(2): b.rbox((-w / 2, -d / 2, q * h / 2), (w / 2, d / 2 - .01 * q, (q + 1) * h / 2 - .001), m, h * .24, 4)
        z += h + .001
    o = b.put('folded', loc, rot, 1.2, sub=0); return o, z
@cached
def basalt():
    m, N = fresh('basalt'); v = N.coord('Object'); N.set(Base_Color=N.ramp(N.noise(30, 8, v), [(.3, (.012, .012, .013)), (.7, (.030, .030, .031))]), Roughness=N.new('MapRange', Value=N.noise(12, 4, v), i3=.22, i4=.45).outputs[0], Specular=.6); N.bump(N.noise(90, 6, v), .12, .004); return m
def pebble(loc, r, flat=.5, seed=0, m=None):
    b = M(); b.ball((0, 0, 0), r, m or basalt(), 4, (random.Random(seed).uniform(.85, 1.1), 1, flat), .12, seed); return b.put('pebble', loc, seed * 1.3, 3)
def petal_mat(c0=(.95, .55, .06), c1=(.86, .82, .70), c2=(.86, .83, .78), name='petal'):
    if name in _M: return _M[name]
    m, N = fresh(name); v = N.coord('Object'); g = N.new('VectorMath', _operation='LENGTH', i0=v).outputs['Value']; N.set(Base_Color=N.ramp(N.new('MapRange', Value=g, i1=0., i2=.045).outputs[0], [(.12, c0), (.5, c1), (1, c2)]), Roughness=.5, Sheen=.3); _M[name] = m; return m
def frangipani(m=None):
    b = M(); m = m or petal_mat()
    for k in range(5):
        a = k * 2 * pi / 5; Pn = []
        for j in range(9):
            t = j / 8; row = []
            for i in range(7):
                u = i / 6 - .5; w = .032 * sin(pi * (t * .93 + .03)) ** .75; x, y, zz = .004 + .045 * t, u * w * 1.35 + .010 * t * t, .017 * sin(1.9 * t) - .35 * w * u * (1 if u > 0 else .2) + .006 * u
                row.append((x * cos(a) - y * sin(a), x * sin(a) + y * cos(a), zz))
            Pn.append(row)
        b.grid(Pn, m)
    return b.put('flower', angle=3, sub=1)
def flower(loc, rot=0., s=1., tilt=(.2, 0), m=None, key='frang'): return P(key, lambda: frangipani(m), loc, rot, s, tilt)
def blade(L=.5, w=.26, col=(.022, .07, .020), notch=.28):
    b = M(); Pn = []; lf = leaf(col, .25, .28, .4)
    for j in range(21):
        t = j / 20; ww = w * (sin(pi * min(.999, t ** .72)) ** .8) * (1 - notch * (j % 4 == 2)); Pn.append([(u * ww * .5, L * t, .10 * L * sin(2.2 * t) + abs(u) * ww * .22 - .5 * L * t ** 3 * .5) for u in (-1, -.66, -.33, 0, .33, .66, 1)])
    b.grid(Pn, lf); return b.put('blade', angle=3, sub=1)
def plant(loc, n=14, L=.6, w=.2, seed=0, pot=None, ph=.4, pr=.2, key='blade', col=(.022, .07, .020), up=(.25, 1.0), notch=.28):
    """Potted foliage: blades fanned from a pot."""
    R = random.Random(seed); x, y, z = loc; k = key + str((L, w, col, notch))
    if pot: lathe([(0, 0), (pr * .72, 0), (pr * .8, .02), (pr, ph * .9), (pr * 1.03, ph), (pr * .93, ph), (pr * .9, ph * .9), (0, ph * .88)], pot, loc, 40, 0); z += ph * .88
    for i in range(n): P(k, lambda: blade(L, w, col, notch), (x + R.uniform(-.04, .04), y + R.uniform(-.04, .04), z), i * 2.4 + R.uniform(-.3, .3), R.uniform(.7, 1.1), (R.uniform(*up), R.uniform(-.25, .25)))
def bouquet(loc, n=9, h=.26, m=None, seed=0, vase=None, s=1.2, key='frang', spread=.09):
    R = random.Random(seed); x, y, z = loc
    lathe([(0, 0), (.036, 0), (.05, .03), (.052, .07), (.03, .12), (.034, .14), (.03, .138), (.02, .11), (0, .10)], vase or china(), loc, 40, 1); st = mat('stem', (.05, .12, .03), .6); b = M()
    for i in range(n):
        a = i * 2.4; q = spread * (.25 + .75 * ((i + .5) / n) ** .5); hh = h * R.uniform(.72, 1.05) - .5 * q * .4; px, py = q * cos(a), q * sin(a); b.tube([(0, 0, .10), (px * .4, py * .4, hh * .6), (px, py, hh)], .0018, st, 5); flower((x + px, y + py, z + hh), a, s * R.uniform(.85, 1.1), (R.uniform(-.5, .5), R.uniform(-.5, .5)), m, key)
    b.put('stems', loc)
    for i in range(n): P('bl_s', lambda: blade(.14, .05, (.03, .09, .025), 0), (x, y, z + .13), i * 2.1 + .5, R.uniform(.8, 1.2), (R.uniform(.3, 1.0), 0))

# ------------------------------------------------------------------ furniture
def chair_cane(w=None, seat=None):
    """Colonial dining chair: turned legs, arched back with cane panel. Faces -Y... sitter looks to -Y; back at +Y."""
    w = w or wd(DARK, 2); seat = seat or fabric((.62, .55, .43), 500, .4, .9, .4); b = M()
    b.rbox((-.24, -.24, .41), (.24, .23, .445), w, .012); b.rbox((-.225, -.225, .44), (.225, .20, .485), seat, .022, 4)
    for x in (-.205, .205): b.tube([(x, -.205, 0), (x, -.205, .06), (x, -.205, .20), (x, -.205, .30), (x, -.205, .42)], [.014, .017, .021, .024, .022], w, 12); b.tube([(x, .245, 0), (x, .215, .2), (x, .205, .44), (x, .235, .7), (x * .98, .30, .97)], [.017, .02, .023, .02, .017], w, 10)
    for x in (-.205, .205): b.tube([(x, -.2, .17), (x, .21, .17)], .010, w, 8)
    n = 14; top = [(.205 * cos(pi * i / n), .30 + .02 * sin(pi * i / n) - 0.005, .955 + .09 * sin(pi * i / n)) for i in range(n + 1)]; b.tube(top, .020, w, 10); b.tube([(-.205, .238, .56), (0, .252, .56), (.205, .238, .56)], .014, w, 8)
    o = b.put('chair'); c = M(); V, F, U = [], [], []
    me = bpy.data.meshes.new('cane'); rows = 12
    for j in range(rows + 1):
        t = j / rows; z = .56 + .46 * t
        hw = .20 if z < .955 else .20 * math.sqrt(max(0.0004, 1 - ((z - .955) / .088) ** 2)) if z < 1.042 else .02
        y = .245 + .075 * t ** 1.1
        for i in range(7): u = i / 6 * 2 - 1; V.append((u * hw, y + .012 * (1 - u * u), z)); U.append((u * hw, z))
    for j in range(rows):
        for i in range(6): F.append((j * 7 + i, j * 7 + i + 1, j * 7 + 8 + i, j * 7 + 7 + i))
    return o, V, F, U
def _join(o, V, F, U, m):
    me = bpy.data.meshes.new('j'); me.from_pydata(V, [], F); uv = me.uv_layers.new(name='UVMap')
    for p in me.polygons:
        for li, vi in zip(p.loop_indices, p.vertices): uv.data[li].uv = U[vi]
    me.materials.append(m); q = link(bpy.data.objects.new('cane', me)); me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); return q
def dchair(loc, rot=0., w=None, seat=None, key='cane'):
    """Instance of the cane-back dining chair."""
    if key not in _PR:
        o, V, F, U = chair_cane(w, seat); q = _join(o, V, F, U, cane()); o.location = q.location = (0, 0, -500); _PR[key] = o; _PR[key + '_c'] = q
    inst(_PR[key], loc, rot); inst(_PR[key + '_c'], loc, rot)
def chair_uph(m=None, w=None, h=.92, wing=True):
    """Upholstered dining chair with channelled back."""
    m = m or leather(); w = w or wd(DARK, 2); b = M()
    b.rbox((-.25, -.25, .38), (.25, .22, .49), m, .035, 4)
    with b.at((0, .22, .44), 0, (-.13, 0)):
        for k in range(5): b.rbox((-.25 + .1 * k, -.035, 0), (-.15 + .1 * k - .002, .05, h - .44), m, .03, 4)
        if wing:
            for sx in (-1, 1): b.rbox((sx * .25 - .022, -.12, .0), (sx * .25 + .022, .05, .30), m, .02, 4)
    for x in (-.21, .21):
        for y, dy in ((-.21, 0), (.19, .05)): b.tube([(x, y + dy, 0), (x, y, .39)], [.013, .02], w, 10)
    return b.put('uchair')
def chair_teak(seat=None, w=None):
    """Terrace armchair in teak with linen cushions."""
    w = w or wd(TEAK, 0); seat = seat or fabric((.74, .70, .62), 700, .3, .9, .4); b = M()
    for x in (-.28, .28):
        b.tube([(x, -.25, 0), (x, -.25, .64)], .021, w, 10); b.tube([(x, .28, 0), (x, .24, .42), (x, .30, .88)], .021, w, 10); b.rbox((x - .03, -.30, .635), (x + .03, .28, .66), w, .01)
    for y in (-.25, .24): b.rbox((-.28, y - .018, .36), (.28, y + .018, .41), w, .006)
    for k in range(7): b.rbox((-.27, -.24 + k * .07, .40), (.27, -.19 + k * .07, .415), w, .004)
    for z in (.50, .60, .70, .80): b.rbox((-.28, .245 + (z - .44) * .12, z), (.28, .268 + (z - .44) * .12, z + .06), w, .006)
    b.rbox((-.26, -.27, .415), (.26, .235, .485), seat, .03, 4)
    return b.put('tchair')
def stool(h=.72, seat=None, w=None, back=False, ring=None, r=.175):
    seat = seat or leather(); w = w or wd(DARK, 2); b = M(); ring = ring or brass()
    b.lathe([(.001, h - .02), (r, h - .02), (r + .006, h - .01), (r + .008, h + .02), (r - .01, h + .046), (r * .5, h + .056), (.001, h + .058)], seat, n=40); b.lathe([(.001, h - .045), (r - .01, h - .045), (r - .01, h - .02), (.001, h - .02)], w, n=40)
    for k in range(4): a = pi / 4 + k * pi / 2; b.tube([(.20 * cos(a), .20 * sin(a), 0), (.13 * cos(a), .13 * sin(a), h - .04)], [.012, .018], w, 10)
    n = 32; zr = .25; rr = .20 - .07 * zr / (h - .04); b.tube([(rr * cos(2 * pi * i / n), rr * sin(2 * pi * i / n), zr) for i in range(n + 1)], .008, ring, 8)
    if back:
        n = 12; pts = [(.175 * cos(pi * i / n), .16 * sin(pi * i / n), h + .25) for i in range(n + 1)]
        Pn = [[(q * .19 * cos(pi * i / n), q * .175 * sin(pi * i / n), z) for i in range(n + 1)] for z, q in ((h + .14, 1.), (h + .17, 1.06), (h + .26, 1.08), (h + .29, 1.03), (h + .29, .95), (h + .26, .90), (h + .17, .90), (h + .14, .95), (h + .14, 1.))]; b.grid(Pn, seat)
        for i in (1, 4, 8, 11): b.tube([(.15 * cos(pi * i / n), .14 * sin(pi * i / n), h), (.178 * cos(pi * i / n), .165 * sin(pi * i / n), h + .16)], .009, ring, 8)
    return b.put('stool')
def armchair(m=None, w=None):
    m = m or fabric((.62, .55, .43), 600, .5, .9, .5); w = w or wd(DARK, 2); b = M(); n = 18
    b.rbox((-.33, -.38, .24), (.33, .30, .44), m, .06, 5)
    out = [[((.40 + q) * cos(a) * 1.0, (.40 + q) * sin(a) * .95 - .02, z) for a in [(-.10 + 1.2 * i / n) * pi for i in range(n + 1)]] for q, z in ((.02, .22), (.05, .40), (.06, .66), (.035, .72), (-.02, .72), (-.05, .66), (-.07, .40), (-.06, .22))]
    b.grid(out, m)
    for e in (0, n): b.add([r[e] for r in out], [tuple(range(8))], m)
    for x in (-.27, .27):
        for y in (-.30, .26): b.tube([(x * 1.08, y * 1.08, 0), (x, y, .25)], [.012, .02], w, 10)
    return b.put('armchair', angle=1.2)
def table_round(r=.42, h=.74, top=None, base=None, t=.025):
    top = top or marble(); base = base or iron(); b = M(); b.lathe([(.001, h - t), (r - .006, h - t), (r, h - t + .006), (r, h - .005), (r - .005, h), (.001, h)], top, n=72); b.lathe([(.001, 0), (.24, 0), (.24, .012), (.05, .03), (.032, .06), (.028, h * .5), (.034, h * .52), (.028, h * .55), (.03, h - .08), (.12, h - t), (.001, h - t)], base, n=40); return b.put('rtable', angle=.6)
def table_sq(w=.9, d=.9, h=.74, m=None, t=.035, leg=.06):
    m = m or wd(DARK, 0); b = M(); b.rbox((-w / 2, -d / 2, h - t), (w / 2, d / 2, h), m, .006)
    for x in (-1, 1):
        for y in (-1, 1): b.rbox((x * (w / 2 - .06) - leg / 2, y * (d / 2 - .06) - leg / 2, 0), (x * (w / 2 - .06) + leg / 2, y * (d / 2 - .06) + leg / 2, h - t), m, .006)
    b.rbox((-w / 2 + .05, -d / 2 + .05, h - t - .07), (w / 2 - .05, d / 2 - .05, h - t), m, .004); return b.put('sqtable')
def cloth_table(w=.9, d=.9, h=.74, drop=.32, m=None, key=None):
    """Tablecloth (cloth sim, cached) over a square/rectangular table; top at z = h + ~.02."""
    m = m or fabric((.78, .765, .73), 1300, .35, .88, .2, .02, .30); o = drape('tc_1.5_0.9_0.3', 2.1, 1.5, (0, 0, .03), [((-.75, -.45, -.04), (.75, .45, 0))], m, 84, 60, .003, .25, 3, .35); o.location = (0, 0, h); o.scale = (w / 1.5, d / .9, drop / .3)   # one cached cloth simulation serves every table size
    b = M()
    for x in (-1, 1):
        for y in (-1, 1): b.rbox((x * (w / 2 - .08) - .03, y * (d / 2 - .08) - .03, 0), (x * (w / 2 - .08) + .03, y * (d / 2 - .08) + .03, h - .03), wd(DARK, 2), .005)
    return o, b.put('legs')
def sheet_over(w, d, drop, m, seed=0, t=.006, n=(40, 60), amp=.012):
    """Cloth laid over a rounded slab (top at z = 0, centre origin): procedural drop with soft folds, no simulation."""
    rows = []; W, D = w / 2 + drop, d / 2 + drop
    for j in range(n[1] + 1):
        y = -D + 2 * D * j / n[1]; row = []
        for i in range(n[0] + 1):
            x = -W + 2 * W * i / n[0]; ex, ey = max(0, abs(x) - w / 2), max(0, abs(y) - d / 2); k = max(ex, ey); f = amp * min(1, k / .08) * (sin(23 * (y if ex > ey else x) + seed) + .5 * sin(51 * (y if ex > ey else x) + 2 * seed)); sx, sy = math.copysign(1, x), math.copysign(1, y)
            px = min(abs(x), w / 2) + (.016 * (1 - math.exp(-ex * 40)) + (f if ex >= ey and ex > 0 else 0)); py = min(abs(y), d / 2) + (.016 * (1 - math.exp(-ey * 40)) + (f if ey > ex else 0)); z = .004 * noise.noise(Vector((x * 6, y * 6, seed))) * (k == 0) - max(0, math.hypot(ex, ey) if ex and ey else k) + .012 * math.exp(-k * 60) * (k > 0) - .0 
            row.append((sx * px, sy * py, z))
        rows.append(row)
    b = M(); b.grid(rows, m); o = b.put('sheet', angle=3); q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = t; q.offset = 1; return o
def cloth_round(r=.6, h=.74, drop=.60, m=None, folds=11, seed=0):
    """Round table with floor-length pleated cloth, procedural."""
    m = m or fabric((.78, .765, .73), 1300, .35, .88, .2, .02, .30); R = random.Random(seed); n = folds * 16; b = M(); ph = [R.uniform(-.5, .5) for _ in range(folds)]; Pn = []
    for q in (.001, .4, .8, .97): Pn.append([(r * q * cos(2 * pi * i / n), r * q * sin(2 * pi * i / n), h + .0) for i in range(n + 1)])
    for j in range(13):
        t = j / 12; row = []
        for i in range(n + 1):
            a = 2 * pi * i / n; f = sin(folds * a + .8 * sin(3 * a + seed) + seed); f2 = sin(2.3 * folds * a + 1.7); k = t ** .8
            rr = r + .008 * min(1, t * 8) + k * (.075 * f + .02 * f2 * t + .055); row.append((rr * cos(a), rr * sin(a), h - .006 * min(1, t * 20) - drop * t))
        Pn.append(row)
    b.grid(Pn, m); return b.put('rcloth', angle=3)
def banquette(L=3., m=None, h=1.05, w=None, chan=.16, d=.58):
    """Channel-back bench along X, back at +Y."""
    m = m or leather(); w = w or wd(DARK, 0); b = M(); b.rbox((0, -.02, 0), (L, d + .08, .24), w, .006); n = max(1, round(L / .75))
    for k in range(n): b.rbox((k * L / n + .003, -.05, .24), ((k + 1) * L / n - .003, d - .02, .45), m, .05, 4)
    n = round(L / chan)
    with b.at((0, d - .02, .40), 0, (-.10, 0)):
        for k in range(n): b.rbox((k * L / n + .001, -.07, 0), ((k + 1) * L / n - .001, .07, h - .40), m, .055, 4)
    b.rbox((0, d + .03, 0), (L, d + .14, h + .03), w, .008); return b.put('banq')
# lamps
def lantern(loc, r=.2, h=.34, color=(.75, .30, .10), glow=1.6, em=(1, .40, .12), power=10, ribs=16, tassel=None, drop=1.):
    """Silk or paper lantern with vertical ribs."""
    k = 'lant' + str((r, h, color, glow))
    def make():
        b = M(); m = shade_mat('lantern', color, glow, em); n = ribs * 4; Pn = []
        for j in range(17):
            t = j / 16; q = (sin(pi * (.10 + .80 * t)) ** .62); Pn.append([(r * q * (1 + .022 * cos(ribs * 2 * pi * i / n)) * cos(2 * pi * i / n), r * q * (1 + .022 * cos(ribs * 2 * pi * i / n)) * sin(2 * pi * i / n), (t - .5) * h) for i in range(n + 1)])
        b.grid(Pn, m); g = tassel or wd(DARK, 0); q = r * sin(pi * .10) ** .62
        for z in (-h / 2 - .02, h / 2): b.lathe([(q * 1.05, z), (q * 1.08, z + .02), (q * .8, z + .022)], g, n=32)
        if tassel: b.tube([(0, 0, -h / 2), (0, 0, -h / 2 - .06)], .004, g, 6); b.lathe([(.001, -h / 2 - .05), (.012, -h / 2 - .06), (.016, -h / 2 - .20), (.001, -h / 2 - .20)], mat('tassel', (.45, .05, .03), .8), n=12)
        return b.put('lantern', angle=.6)
    P(k, make, loc); b = M(); b.tube([(0, 0, h / 2), (0, 0, h / 2 + drop)], .003, iron(), 6); b.put('cord', loc)
    if power: point(loc, power, (1, .62, .32), r * .55)
def ball_lamp(loc, r=.22, glow=2.2, em=(1, .74, .46), power=12, drop=1., sq=.8):
    def make():
        b = M(); m = shade_mat('paper', (.85, .80, .70), glow, em); Pn = []; n = 96
        for j in range(49): t = .03 + .94 * j / 48; q = sin(pi * t); Pn.append([(r * q * (1 + .012 * (j % 2)) * cos(2 * pi * i / n), r * q * (1 + .012 * (j % 2)) * sin(2 * pi * i / n), -r * sq * cos(pi * t)) for i in range(n + 1)])
        b.grid(Pn, m); return b.put('paper', angle=.2)
    P('ball%g%g' % (r, glow), make, loc); b = M(); b.tube([(0, 0, r * sq), (0, 0, r * sq + drop)], .003, iron(), 6); b.put('cord', loc)
    if power: point((loc[0], loc[1], loc[2] - r * sq - .03), power, (1, .72, .44), .10)
def dome(loc, r=.2, m=None, power=12, drop=1., glow=14, key='dome'):
    """Metal dome pendant, visible warm bulb."""
    m = m or brass()
    def make():
        b = M(); prof = [(r * sin(a), -r * .1 + r * .75 * cos(a) - .0) for a in [pi / 2 * i / 12 for i in range(12, -1, -1)]]; b.lathe(prof, m, n=40); b.lathe([(x * .985, z - .003) for x, z in prof], mat('domein', (.75, .68, .52), .5), n=40); b.ball((0, 0, r * .18), .035, emit('bulb', (1, .62, .30), glow), 2); b.tube([(0, 0, r * .6), (0, 0, r * .72)], .018, m, 12); return b.put('dome', angle=.8)
    P(key + str(r), make, loc); b = M(); b.tube([(0, 0, r * .65), (0, 0, r * .65 + drop)], .004, iron(), 6); b.put('cord', loc)
    if power: point((loc[0], loc[1], loc[2] - .03), power, (1, .70, .40), .05)
def wicker(loc, r=.3, h=.36, power=14, drop=1., color=(.42, .28, .14)):
    """Woven pendant: many crossing thin strips."""
    def make():
        b = M(); m = mat('wick_', color, .6)
        pr = lambda t: r * (.30 + .70 * sin(pi * (.5 * t + .06)) ** .8)
        for s_ in (1, -1):
            for k in range(26): b.tube([(pr(t) * cos(a), pr(t) * sin(a), h * (1 - t)) for t, a in [(j / 10, 2 * pi * k / 26 + s_ * 1.1 * j / 10) for j in range(11)]], .0042, m, 5)
        for t in (.02, .35, .68, 1.): b.tube([(pr(t) * cos(2 * pi * i / 40), pr(t) * sin(2 * pi * i / 40), h * (1 - t)) for i in range(41)], .007, m, 6)
        b.ball((0, 0, h * .45), .045, emit('bulbw', (1, .68, .36), 16), 2); return b.put('wicker')
    P('wicker%g' % r, make, loc); b = M(); b.tube([(0, 0, h), (0, 0, h + drop)], .004, iron(), 6); b.put('cord', loc)
    if power: point((loc[0], loc[1], loc[2] + h * .3), power, (1, .72, .42), .06)
def cushion(loc, w, h, rot, m, seed=3, puff=6): o = pillow(w, h, m, puff, seed=seed); o.location = loc; o.rotation_euler = rot; return o

# ------------------------------------------------------------------ architecture
def arch_wall(x0, x1, y, z1, openings, m, t=.35, zs=None):
    """Wall along X at y..y+t with round-headed openings [(xc, half width, spring height)]; soffits closed."""
    b = M(); xs = x0
    for xc, hw, sp in sorted(openings):
        b.box((xs, y, 0), (xc - hw, y + t, z1), m); n = 24; pts = [(xc + hw * cos(pi - pi * k / n), sp + hw * sin(pi * k / n)) for k in range(n + 1)]
        for yy in (y, y + t):
            V = []
            for px, pz in pts: V += [(px, yy, pz), (px, yy, z1)]
            F = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)]; b.add(V, F, m)
        V = [(px, yy, pz) for px, pz in pts for yy in (y, y + t)]; b.add(V, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], m); b.add([(xc - hw, y, z1), (xc + hw, y, z1), (xc + hw, y + t, z1), (xc - hw, y + t, z1)], [(0, 1, 2, 3)], m); xs = xc + hw
    b.box((xs, y, 0), (x1, y + t, z1), m); return b.put('archwall', angle=.5)
def beams(x0, x1, y0, y1, z, m=None, step=.9, s=.14, along='y'):
    b = M(); m = m or wd(DARK, 1 if along == 'y' else 0)
    if along == 'y':
        x = x0
        while x <= x1: b.box((x - s / 2, y0, z - s * 1.3), (x + s / 2, y1, z), m); x += step
    else:
        y = y0
        while y <= y1: b.box((x0, y - s / 2, z - s * 1.3), (x1, y + s / 2, z), m); y += step
    return b.obj('beams', bevel=.006)
def sea(z=-14, y0=25, col=(.010, .105, .15), hz=14000, hc=(.50, .62, .72), hs=1.6, x=9000):
    m, N = fresh('sea'); v = N.coord('Object', (.05, .16, 1)); N.set(Base_Color=tuple(col) + (1,), Roughness=.22); N.bump(N.noise(1.0, 12, v, .62), .9, 1.4); haze(m, hz, hc, hs); b = Mesh(); b.add([(-x, y0, z), (x, y0, z), (x, 12000, z), (-x, 12000, z)], [(0, 1, 2, 3)], m); return b.obj('sea')
def garden(x0, x1, y0, y1, z=0., n=16, seed=1, palms=2, h=1.4, flowers=True, ground=True):
    """Tropical garden for window views: bushes, big leaves, palms."""
    R = random.Random(seed); src = [bush(seed + 40, (1, 1, .9), 900, .16), bush(seed + 41, (1, 1, .8), 900, .13, (.05, .12, .02))]
    if flowers: src.append(bush(seed + 42, (1, 1, .8), 900, .12, (.035, .09, .02), (.55, .04, .12), .3))
    for o in src: o.location = (0, 0, -500)
    for i in range(n): inst(R.choice(src), (R.uniform(x0, x1), y0 + (y1 - y0) * (i + .5) / n, z), R.random() * 6, R.uniform(.7, 1.2) * h * (.7 + .6 * i / n))
    for i in range(palms): p = palm(seed + i, R.uniform(5, 8), 1., 20, 3.0, 36); p.location = (R.uniform(x0, x1), R.uniform(y0 + 1, y1), z - .3)
    if ground: box((x0 - 12, y0 - 2, z - .2), (x1 + 12, y1 + 40, z - .05), mat('lawn', (.05, .10, .025), 1.))

# ------------------------------------------------------------------ shoot
def shoot(scene, shots, sun_fix=None):
    """shots: {cam: dict(loc, look, lens, focus, f)}; renders scene_cam."""
    for cam in CAMS:
        d = shots[cam]; camera(d['loc'], d['look'], d.get('lens', 35), d.get('focus'), d.get('f', 4.), d.get('shift', (0, 0)))
        s = bpy.context.scene; s.cycles.max_bounces = d.get('bounces', 6); s.cycles.diffuse_bounces = d.get('db', 3); s.cycles.transmission_bounces = d.get('tb', 8); s.cycles.sample_clamp_indirect = 3; s.cycles.transparent_max_bounces = 16
        render('%s_%s' % (scene, cam), 1980, 1320, 24)
def world(c=(1, .8, .6), k=.1):
    w = bpy.context.scene.world.node_tree.nodes['Background']; w.inputs[0].default_value = tuple(c) + (1,); w.inputs[1].default_value = k

# ------------------------------------------------------------------ food
def grains(name, pts, nrm, size, mats, seed=0, shape=(1, .4, .4), jit=.9, rnd=.25, seg=(6, 5)):
    """Many low-poly ellipsoids in one mesh: pts (n,3), lying on the surface with normals nrm (n,3) or None."""
    R = np.random.default_rng(seed); n = len(pts); nu, nv = seg; u = np.arange(nu) / nu * 2 * pi; v = np.linspace(0, pi, nv)
    S = np.stack([np.cos(v)[:, None] * np.ones(nu), np.sin(v)[:, None] * np.cos(u), np.sin(v)[:, None] * np.sin(u)], -1).reshape(-1, 3) * np.array(shape) * size
    nn = np.zeros((n, 3)) + [0, 0, 1] if nrm is None else nrm; nn = nn + R.normal(size=(n, 3)) * jit * .3; nn /= np.linalg.norm(nn, axis=1)[:, None]; t = np.cross(nn, R.normal(size=(n, 3))); t /= np.linalg.norm(t, axis=1)[:, None]; w = np.cross(nn, t)
    k = 1 + R.uniform(-rnd, rnd, (n, 1, 1)); V = np.asarray(pts)[:, None, :] + k * (S[None, :, 0:1] * t[:, None] + S[None, :, 1:2] * w[:, None] + S[None, :, 2:3] * nn[:, None])
    i = np.arange(nu); j = np.arange(nv - 1)[:, None] * nu; f = np.stack([(j + i), (j + (i + 1) % nu), (j + nu + (i + 1) % nu), (j + nu + i)], -1).reshape(-1, 4); F = (np.arange(n)[:, None, None] * (nu * nv) + f[None]).reshape(-1, 4)
    mi = np.repeat(R.integers(0, len(mats), n), len(f)); return fast_mesh(name, V.reshape(-1, 3), F, mats, mi)
def mound(r, h, n, seed=0, sy=1., lump=.12):
    """Random points + normals on a dome of radius r, height h."""
    R = np.random.default_rng(seed); q = np.sqrt(R.random(n)); a = R.random(n) * 2 * pi; x, y = r * q * np.cos(a), r * q * np.sin(a) * sy; z = h * (1 - q ** 2) ** .8 * (1 - lump + 2 * lump * vnoise(x / r * 3 + 20, y / r * 3 + 20, seed, 3)) + R.uniform(0, .004, n)
    N_ = np.stack([2 * h * x / r ** 2, 2 * h * y / r ** 2, np.ones(n)], -1); return np.stack([x, y, z], -1), N_ / np.linalg.norm(N_, axis=1)[:, None]
def at(o, loc, rot=0.): o.location = loc; o.rotation_euler = (0, 0, rot); return o
riceM = lambda: [mat('rice', (.90, .87, .80), .4), mat('rice2', (.86, .83, .75), .35)]
def rice(loc, r=.055, h=.03, n=1500, seed=0):
    p, q = mound(r, h, n, seed); lathe([(0, 0), (r * .9, 0), (r * .75, h * .3), (r * .4, h * .75), (0, h * .9)], riceM()[1], loc, 24, 1); return at(grains('rice', p, q, .0038, riceM(), seed, (1, .33, .3), 1.6), loc)
def farofa(loc, r=.05, h=.028, n=3200, seed=1):
    ms = [mat('far1', (.62, .38, .12), .8), mat('far2', (.72, .50, .20), .8), mat('far3', (.50, .26, .07), .8)]; p, q = mound(r, h, n, seed); lathe([(0, 0), (r * .95, 0), (r * .8, h * .35), (r * .4, h * .8), (0, h * .95)], ms[1], loc, 24, 1); return at(grains('far', p, q, .0016, ms, seed, (1, .8, .7), 2, .7, (5, 4)), loc)
def shreds(loc, r=.05, h=.03, n=420, cols=((.02, .075, .012), (.035, .11, .02), (.05, .14, .03)), L=.035, wdt=.0022, seed=2):
    """Finely cut kale (couve): curled ribbons on a mound."""
    R = random.Random(seed); p, q = mound(r, h, n, seed, lump=.3); b = M(); ms = [mat('sh%d%g' % (i, c[0]), c, .45) for i, c in enumerate(cols)]
    for a, nn in zip(p, q):
        t = R.random() * 6.28; l = L * R.uniform(.5, 1.1); cu = R.uniform(-40, 40); m = R.choice(ms); row = []
        for k in range(6):
            s_ = (k / 5 - .5) * l; x = s_ * cos(t) - cu * s_ * s_ * sin(t) * .5; y = s_ * sin(t) + cu * s_ * s_ * cos(t) * .5; zz = .002 + R.uniform(-.001, .001) + .006 * cos(s_ * 90 + t) * .6 - 0.4 * (x * nn[0] + y * nn[1]); c = Vector((a[0] + x, a[1] + y, a[2] + zz)); row.append([c + Vector((-sin(t) * wdt / 2, cos(t) * wdt / 2, .0008)), c - Vector((-sin(t) * wdt / 2, cos(t) * wdt / 2, .0008))])
        b.grid(row, m)
    lathe([(0, 0), (r * .9, 0), (r * .7, h * .35), (r * .35, h * .75), (0, h * .85)], ms[0], loc, 24, 1); return b.put('shreds', loc, angle=3)
CIT = dict(orange=((.93, .55, .08), (.96, .86, .66), (.98, .62, .10), (.90, .45, .03)), lime=((.36, .52, .10), (.88, .92, .72), (.76, .84, .45), (.62, .74, .28)), lemon=((.95, .80, .18), (.97, .94, .78), (.97, .88, .45), (.94, .80, .28)))
def citrus_img(kind, n=512, seg=10, seed=0):
    rind, pith, f1, f2 = CIT[kind]; x, y = grid2(n); r = np.hypot(x, y); a = np.arctan2(y, x); A = np.ones((n, n, 3)) * np.array(pith); st = vnoise(a * 26 + 200, r * 3 + 40, seed, 4); fl = mixc(f2, f1, sm(.3, .7, st))
    ph = (a / (2 * pi) * seg) % 1; e = np.minimum(ph, 1 - ph) * 2 * pi / seg * r; rr = .84 - .03 * np.abs(np.cos(pi * ph)) ** 6; t = sm(.012, .03, e) * sm(rr, rr - .03, r) * sm(.05, .10, r); A = A * (1 - t[..., None]) + fl * t[..., None]; A = lay_(A, rind, sm(.93, .955, r)); return A
def citrus(kind='orange', r=.036, t=.006, half=False):
    """Slice (disc or half disc); flesh texture on both faces, waxy rind edge. Lies flat, z 0..t."""
    A = citrus_img(kind, seg=9 if kind == 'lime' else 10); m = imgmat('cit_' + kind, A, (2 * r, 2 * r), 'xy', (.5, .5), .22, 'EXTEND', spec=.6, trans=.25); sk = mat('rind_' + kind, tuple(np.array(CIT[kind][0]) ** 2.2), .35)
    b = M(); n = 40 if not half else 20; a1 = 2 * pi if not half else pi; pts = [(r * cos(a1 * i / n), r * sin(a1 * i / n)) for i in range(n + (1 if half else 0))]; k = len(pts)
    for z, s_ in ((t, 1), (0, -1)): b.add([(x * .985, y * .985, z) for x, y in pts], [tuple(range(k)) if s_ > 0 else tuple(range(k - 1, -1, -1))], m)
    b.add([(x * q, y * q, z) for z, q in ((0, .985), (t * .25, 1), (t * .75, 1), (t, .985)) for x, y in pts], [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(3) for i in range(k if not half else k - 1)], sk)
    if half: b.add([(-r, 0, 0), (r, 0, 0), (r, 0, t), (-r, 0, t)], [(0, 1, 2, 3)], m)
    return b.put('citrus', angle=.6)
def slice_(loc, kind='orange', rot=0., tilt=(0, 0), r=.036, t=.006, half=False): return P('cit%s%g%g%d' % (kind, r, t, half), lambda: citrus(kind, r, t, half), loc, rot, 1., tilt)
def citrus_half(kind='lime', r=.027):
    b = M(); A = citrus_img(kind, seg=9); m = imgmat('citH_' + kind, A, (2 * r, 2 * r), 'xy', (.5, .5), .2, 'EXTEND', spec=.6); b.disc((0, 0, 0), r * .99, m, 48); b.lathe([(r * .99, 0), (r, -.002)] + [(r * cos(a), -.002 - r * 1.05 * sin(a)) for a in [pi / 2 * i / 10 for i in range(1, 10)]] + [(.001, -.002 - r * 1.06)], rindm(kind), n=40); return b.put('chalf', angle=.9)
def rindm(kind):
    k = 'rindb' + kind
    if k in _M: return _M[k]
    m, N = fresh(k); c = np.array(CIT[kind][0]) ** 2.2; N.set(Base_Color=N.ramp(N.noise(30, 4, N.coord()), [(.3, tuple(c * .75)), (.7, tuple(c))]), Roughness=.32, Specular=.5); N.bump(N.new('TexVoronoi', Vector=N.coord(), Scale=420.).outputs[0], .25, .002); _M[k] = m; return m
def citrus_whole(kind='lime', r=.028):
    b = M(); n = 20; b.lathe([(max(.0006, r * sin(pi * i / n) ** .95), -r * 1.08 * cos(pi * i / n)) for i in range(n + 1)], rindm(kind), n=32); b.lathe([(.001, r * 1.07), (.003, r * 1.08), (.001, r * 1.10)], mat('nub', (.10, .09, .03), .8), n=8); return b.put('cw', angle=3)
def ice(s=.026, seed=0, m=None):
    b = M(); m = m or glass((.97, .985, 1.), 1.31); bm = bmesh.new(); bmesh.ops.create_cube(bm, size=s); bmesh.ops.bevel(bm, geom=bm.edges[:], offset=s * .16, segments=3, profile=.5, affect='EDGES'); bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=1, use_grid_fill=True)
    for v in bm.verts: k = v.co * 70 + Vector((seed * 5, 0, 0)); v.co = v.co * (1 + .10 * noise.noise(k))
    b.add([v.co.copy() for v in bm.verts], [tuple(v.index for v in f.verts) for f in bm.faces] if bm.verts.index_update() is None else [], m); bm.free(); return b.put('ice', angle=3)
@cached
def cloudy(color=(.86, .92, .70), k=.20):
    m, N = fresh('cloudy'); t = N.new('BsdfTransparent', Color=(.97, .99, .94, 1)); d = N.new('BsdfDiffuse', Color=tuple(color) + (1,)); l = N.new('BsdfTranslucent', Color=tuple(color) + (1,)); a = N.new('MixShader', i0=.6, i1=d.outputs[0], i2=l.outputs[0]); N.link(N.new('MixShader', i0=k, i1=t.outputs[0], i2=a.outputs[0]).outputs[0], N.out.inputs[0]); return m
def caipirinha(loc, rot=0., seed=0, straw=True, kind='lime', r=.043, h=.092, fine=False):
    """Rocks glass with cachaca, ice and lime wedges, slice on the rim."""
    x, y, z = loc; R = random.Random(seed); P('caip%g%d' % (r, fine), lambda: tumbler(r, h, thin_glass((.96, .985, .96), .5), base=.016), loc, rot); zl = h * .80
    ck = cloudy() if kind == 'lime' else cloudy((.95, .72, .35), .26)
    P('caipl%g%s' % (r, kind), lambda: (lambda b: (b.lathe([(.0005, .0175), (r * .93 - .004, .0175), (r * .985 - .003, zl - .0015), (r * .985 - .0045, zl), (.0005, zl)], ck, n=48), b.lathe([(r * .97 - .003, zl + .0003), (.0005, zl + .0003)], thin_liquid((.97, .98, .95)), n=48), b.put('liq', angle=1.))[2])(M()), loc)
    if fine: P('caipb%g' % r, lambda: (lambda b: (b.lathe([(.0005, .0008), (r * .93 - .003, .0008), (r * .932, .004), (r * .945 - .001, .0155), (.0005, .0150)], glass((.97, .99, .97)), n=48), b.put('base', angle=.8))[1])(M()), loc)
    for i in range(7):
        a = R.random() * 6.28; q = R.uniform(.010, .018); zz = z + .022 + (h - .030) * i / 6 * .98; P('ice%d' % (i % 3), lambda: ice(.026, i, glass((.98, .99, .985), 1.18)), (x + q * cos(a), y + q * sin(a), zz), R.random() * 6, R.uniform(.8, 1.05), (R.random() * 3, R.random() * 3))
    for i in range(6):
        a = i * 2.4 + seed; zz = z + .036 + (zl - .046) * i / 5; slice_((x + .017 * cos(a), y + .017 * sin(a), zz), kind, a + pi / 2, (R.uniform(.9, 1.4), R.uniform(-.3, .3)), .0195, .006, i % 3 == 0)
    slice_((x + r * .98 * cos(rot), y + r * .98 * sin(rot), z + h + .002), kind, rot + pi / 2, (pi / 2, 0), .022, .0045)
    if straw:
        b = M(); b.tube([(-.012, -.004, .014), (.02, .012, h + .055)], .0026, mat('straw', (.03, .03, .028), .4), 8); b.put('straw', loc, rot)
# fruit ---------------------------------------------------------------------------------
def skin(name, stops, scale=6, rough=.35, bump=.0, bscale=200, axis=None):
    if name in _M: return _M[name]
    m, N = fresh(name); v = N.coord()
    f = N.noise(scale, 5, v)
    if axis: f = N.new('MapRange', Value=N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Generated']).outputs['xyz'.index(axis)], i3=-.25, i4=.75).outputs[0]; f = N.new('Math', _operation='ADD', i0=f, i1=N.new('Math', _operation='MULTIPLY', i0=N.noise(scale, 5, v), i1=.5).outputs[0]).outputs[0]
    N.set(Base_Color=N.ramp(f, stops), Roughness=rough, Specular=.45)
    if bump: N.bump(N.noise(bscale, 3, v), bump, .003)
    _M[name] = m; return m
def banana_bunch(n=4):
    b = M(); m = skin('banana', [(.25, (.55, .40, .04)), (.5, (.80, .56, .05)), (.75, (.72, .50, .05))], 14); tip = mat('btip', (.06, .04, .02), .8)
    for k in range(n):
        a = (k - (n - 1) / 2) * .20
        with b.at((0, 0, .02 + .004 * (k % 2)), a):
            pts = [(.02 * k * 0 + .19 * sin(t) - .0, -.0 + .19 * (1 - cos(t)) - .02, .004) for t in [-.1 + 1.05 * i / 12 for i in range(13)]]; b.tube(pts, [.006, .008, .013, .0175, .019, .0195, .0195, .019, .0185, .017, .013, .008, .005], m, 6); b.tube([pts[-1], (pts[-1][0] + .004, pts[-1][1] + .01, .004)], .0048, tip, 6)
    b.tube([(-.05, -.02, .03), (.0, -.02, .025)], [.012, .014], tip, 8); return b.put('banana', angle=.9, sub=1)
def pineapple(h=.20, r=.066):
    b = M(); n, k = 64, 48; m = skin('pineap', [(.3, (.20, .10, .02)), (.5, (.55, .30, .05)), (.7, (.62, .42, .09))], 60, .55); V = []
    for j in range(k + 1):
        t = j / k; q = r * (sin(pi * (.12 + .78 * t)) ** .42)
        for i in range(n): a = 2 * pi * i / n; g = abs(sin(4 * a + 9 * t)) * abs(sin(4 * a - 9 * t)); V.append((q * (1 + .085 * g ** .6) * cos(a), q * (1 + .085 * g ** .6) * sin(a), h * t))
    b.add(V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k) for i in range(n)], m); lf = leaf((.05, .11, .035), .15, .4, .4); R = random.Random(3)
    for i in range(34):
        a = i * 2.4; u = i / 34; L = .05 + .10 * u; el = .35 + 1.1 * u; w = .012; rowp = []
        for j in range(6): t = j / 5; rr = .016 + L * t * cos(el) * (1 + .5 * t * (1 - u)); zz = h - .004 + L * t * sin(el) - .03 * t * t * (1 - u); ww = w * (1 - t) ** .7; rowp.append([(rr * cos(a) - s_ * ww * sin(a), rr * sin(a) + s_ * ww * cos(a), zz + abs(s_) * .004) for s_ in (-1, 0, 1)])
        b.grid(rowp, lf)
    return b.put('pineapple', angle=2)
def papaya_half(L=.17, seeds=True):
    """Half papaya, cut face up: flesh gradient, seed cavity."""
    b = M(); n, k = 48, 14; sk = skin('papsk', [(.3, (.30, .26, .03)), (.6, (.62, .38, .04)), (.8, (.25, .30, .05))], 14); fl = skin('papfl', [(.3, (.78, .20, .03)), (.7, (.88, .28, .05))], 20, .25); fl2 = skin('papfl2', [(.3, (.85, .34, .07)), (.7, (.90, .42, .10))], 20, .3)
    out = lambda a: (L / 2 * cos(a), L * .245 * sin(a) * (1 + .20 * cos(a)))
    ring = lambda q, z: [(out(2 * pi * i / n)[0] * q, out(2 * pi * i / n)[1] * q, z) for i in range(n)]
    def loft(rings, m):
        V = [p for r_ in rings for p in r_]; b.add(V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rings) - 1) for i in range(n)], m)
    loft([ring(cos(pi / 2 * j / 10) if j < 10 else .02, -L * .21 * sin(pi / 2 * j / 10)) for j in range(11)][::-1], sk); loft([ring(1, 0), ring(.97, .0008), ring(.84, .001)], fl2); loft([ring(.84, .001), ring(.60, .0005), ring(.56, -.002)], fl); loft([ring(.56, -.002), ring(.50, -.012), ring(.36, -.019), ring(.02, -.021)], fl2)
    o = b.put('papaya', angle=.9)
    if seeds:
        R = np.random.default_rng(4); q = np.sqrt(R.random(150)) * .46; a = R.random(150) * 2 * pi; p = np.stack([L / 2 * q * np.cos(a), L * .245 * q * np.sin(a) * (1 + .2 * np.cos(a)), -.019 + .010 * R.random(150) + .012 * (q / .46) ** 3], -1); g = grains('seeds', p, None, .0042, [mat('pseed', (.012, .012, .012), .15), mat('pseed2', (.03, .028, .025), .25)], 3, (1, .85, .85)); g.parent = o
    return o
def papaya(loc, rot=0., tilt=(0, 0)):
    o = proto('papaya', papaya_half); c = inst(o, loc, rot, 1., tilt); g = inst(o.children[0], (0, 0, 0)) if o.children else None
    if g: g.parent = c
    return c
def melon_slice(kind='water', R_=.13, t=.022, a=.9):
    """Watermelon (or honeydew) wedge slice standing on its rind; polar texture."""
    n = 512; x = np.linspace(-1, 1, n)[None] * np.ones((n, 1)); y = np.linspace(0, 1, n)[::-1][:, None] * np.ones((1, n)); r = np.hypot(x, y); nz = vnoise(x * 6 + 30, y * 6 + 30, 2, 4); c = ((.10, .26, .07), (.80, .88, .66), (.90, .20, .17), (.94, .32, .27)) if kind == 'water' else ((.60, .66, .30), (.86, .90, .66), (.88, .80, .50), (.93, .87, .62))
    A = mixc(c[2], c[3], sm(.3, .7, nz)); A = lay_(A, c[1], sm(.88, .935, r)); A = lay_(A, c[0], sm(.955, .97, r))
    if kind == 'water':
        Q = random.Random(5)
        for k in range(26): an = Q.uniform(.1, pi - .1); q = Q.choice((.52, .64, .74)) + Q.uniform(-.05, .05); dx, dy = x - q * cos(an), y - q * sin(an); u = dx * cos(an) + dy * sin(an); w = -dx * sin(an) + dy * cos(an); A = lay_(A, (.08, .04, .03), sm(1.1, .8, (u / .026) ** 2 + (w / .013) ** 2))
    m = imgmat('melon' + kind, A, (2 * R_, R_), 'xz', (.5, 0), .25, 'EXTEND', trans=.15); b = M(); k = 20; pts = [(0, 0)] + [(R_ * cos(pi / 2 - a + 2 * a * i / k), R_ * sin(pi / 2 - a + 2 * a * i / k)) for i in range(k + 1)]; V = [(px, yy, pz) for yy in (-t / 2, t / 2) for px, pz in pts]; q = len(pts)
    b.add(V, [tuple(range(q)), tuple(range(2 * q - 1, q - 1, -1))] + [(i, q + i, q + (i + 1) % q, (i + 1) % q) for i in range(q)], m); return b.put('melon', angle=.5, bevel=.0015)
def strawberry(k=.017):
    m, N = fresh('straw'); v = N.coord('Object', (1, 1, 1)); vo = N.new('TexVoronoi', Vector=v, Scale=230.).outputs[0]; N.set(Base_Color=N.ramp(vo, [(.12, (.75, .50, .12)), (.2, (.55, .012, .010)), (.6, (.66, .02, .014))]), Roughness=.25, Specular=.6); N.bump(vo, .6, .003); b = M()
    b.lathe([(.0006, -k * 1.3), (k * .35, -k * 1.15), (k * .75, -k * .45), (k, k * .3), (k * .92, k * .75), (k * .5, k * .95), (.0006, k * .88)], m, n=28); lf = leaf((.05, .15, .025), .3, .45, .3)
    for i in range(7): a = i * 2 * pi / 7; b.add([(0, 0, k * .92), (k * .5 * cos(a - .3), k * .5 * sin(a - .3), k * 1.05), (k * 1.05 * cos(a), k * 1.05 * sin(a), k * 1.0), (k * .5 * cos(a + .3), k * .5 * sin(a + .3), k * 1.05)], [(0, 1, 2, 3)], lf)
    return b.put('strawberry', angle=2, sub=1)
def grapes(n=34, green=False):
    b = M(); R = random.Random(4); m = skin('grape%d' % green, [(.3, (.22, .30, .05)), (.7, (.40, .46, .10))] if green else [(.3, (.035, .008, .03)), (.7, (.10, .02, .06))], 25, .22)
    for i in range(n): t = i / n; q = .034 * (1 - t) ** .6; a = i * 2.4; b.ball((.012 + t * .105, q * cos(a) * 1.1, .026 + q * sin(a) * .75 - .01 * t), R.uniform(.0105, .0125), m, 2)
    b.tube([(-.03, 0, .05), (.0, 0, .04), (.05, .0, .03)], .002, mat('stemg', (.12, .13, .04), .7), 6); return b.put('grapes', angle=3)
def kiwi_disc(r=.024, t=.006):
    x, y = grid2(256); q = np.hypot(x, y); a = np.arctan2(y, x); st = vnoise(a * 20 + 100, q * 2 + 30, 3, 3); A = mixc((.48, .66, .16), (.62, .76, .24), sm(.3, .7, st)); A = lay_(A, (.90, .92, .70), sm(.30, .22, q)); s_ = (np.abs(np.sin(a * 14)) > .80) & (q > .33) & (q < .50); A = lay_(A, (.06, .05, .04), s_.astype(float)); A = lay_(A, (.32, .24, .12), sm(.95, .97, q)); m = imgmat('kiwi', A, (2 * r, 2 * r), 'xy', (.5, .5), .2, 'EXTEND'); b = M(); b.disc((0, 0, t), r, m, 36); b.lathe([(r, 0), (r, t)], mat('kiwsk', (.16, .10, .04), .9), n=36); return b.put('kiwi')
def mango(k=.055):
    b = M(); m = skin('mango', [(.15, (.55, .05, .02)), (.45, (.75, .32, .03)), (.8, (.30, .34, .05))], 5, .3, axis='x'); b.ball((0, 0, k * .78), k, m, 4, (1.3, .9, .80), .10, 2); return b.put('mango', angle=3)
def passion_half(r=.03):
    b = M(); b.lathe([(r, .0), (r * .98, .002), (r * .90, .0), (r * .86, -.006), (r * .5, -.014), (.001, -.016)], mat('pasw', (.80, .74, .62), .6), n=36); b.lathe([(r, 0), (r * 1.0, -.004)] + [(r * cos(a), -.004 - r * .9 * sin(a)) for a in [pi / 2 * i / 8 for i in range(1, 9)]], skin('passk', [(.3, (.07, .012, .04)), (.7, (.14, .03, .08))], 30, .5), n=36); p, q = mound(r * .84, .006, 90, 5); p[:, 2] -= .008; o = b.put('pas'); g = grains('pulp', p, q, .0052, [mat('pulp', (.85, .48, .03), .08, spec=.7), mat('pulp2', (.75, .36, .02), .08), mat('pseedb', (.02, .015, .01), .2)], 2, (1, .8, .8)); g.parent = o; return o
def withkids(key, fn, loc, rot=0., scale=1., tilt=(0, 0)):
    o = proto(key, fn); c = inst(o, loc, rot, scale, tilt)
    for k in o.children: g = inst(k, (0, 0, 0)); g.parent = c
    return c
def coconut_half(r=.06):
    b = M(); b.lathe([(r * sin(a), r - r * cos(a)) for a in [pi * .5 * i / 10 for i in range(11)]] + [(r * .97, r + .001)], skin('coc', [(.3, (.06, .035, .015)), (.7, (.16, .10, .05))], 40, .9, .8, 90), n=40); b.lathe([(r * .97, r + .001), (r * .80, r), (r * .76, r * .7), (r * .5, r * .35), (.001, r * .25)], mat('cocw', (.82, .80, .75), .4), n=40); return b.put('coco')
# bread -----------------------------------------------------------------------------------
def crust(name='crust', c=((.30, .12, .03), (.55, .30, .10), (.68, .45, .20))): return skin(name, [(.25, c[0]), (.5, c[1]), (.8, c[2])], 22, .5, .5, 70)
def croissant():
    b = M(); m = crust(); pts, rs = [], []
    for i in range(29):
        t = i / 28; a = (t - .5) * 2.5; pts.append((.062 * sin(a), .055 * (1 - cos(a)), .019 + .004)); w = sin(pi * (t * .94 + .03)) ** .75; rs.append(.0235 * w * (.82 + .22 * ((t * 7) % 1)) + .002)
    b.tube(pts, rs, m, 14); return b.put('croissant', angle=1.2, sub=1)
def paodequeijo(k=.024):
    b = M(); b.ball((0, 0, k * .82), k, skin('pdq', [(.25, (.42, .20, .05)), (.5, (.70, .46, .17)), (.8, (.80, .62, .32))], 30, .5, .5, 90), 4, (1, 1, .85), .16, 3); return b.put('pdq', angle=3)
def basket(loc, r=.13, h=.07, items=True, seed=0):
    b = M(); m = mat('wick_', (.42, .28, .14), .6); n = 30
    for j in range(8): z = .006 + h * j / 8; q = r * (.78 + .22 * j / 7); b.tube([(q * (1 + .012 * (-1) ** (i + j)) * cos(2 * pi * i / n), q * (1 + .012 * (-1) ** (i + j)) * sin(2 * pi * i / n), z) for i in range(n + 1)], .0052, m, 6)
    b.lathe([(.001, .004), (r * .8, .004), (r * .97, h * .9)], mat('wickd', (.16, .10, .05), .8), n=30); b.lathe([(r * .72, .01), (r * .92, h * .9), (r * 1.06, h + .014), (r * 1.10, h - .004)], fabric((.78, .76, .70), 1200, .3, .9, .3, .03, .6), n=30); b.put('basket', loc); R = random.Random(seed); x, y, z = loc
    if items:
        for i in range(5): a = i * 1.25; P('croissant', croissant, (x + r * .48 * cos(a), y + r * .48 * sin(a), z + h * .62), a + 1.2 + R.uniform(-.4, .4), 1., (R.uniform(-.25, .25), R.uniform(-.25, .25)))
        for i in range(9): a = i * 2.4; q = r * .55 * (i / 9) ** .5; P('pdq', paodequeijo, (x + q * cos(a), y + q * sin(a), z + h * .95 + .018 * (1 - i / 9)), R.random() * 6, R.uniform(.85, 1.1))
# sushi -----------------------------------------------------------------------------------
def fish_img(kind='salmon', n=512, seed=1):
    x, y = grid2(n); nz = vnoise(x * 3 + 20, y * 3 + 20, seed, 4)
    if kind == 'salmon': w = np.abs(((x * 3.2 + .9 * y * y + .35 * nz) % 1) - .5) * 2; A = mixc((.90, .38, .16), (.96, .52, .27), sm(.3, .7, nz)); A = lay_(A, (.98, .80, .66), sm(.16, .0, w) * .85)
    elif kind == 'tuna': w = np.abs(((x * 4 + .5 * y + .3 * nz) % 1) - .5) * 2; A = mixc((.60, .08, .10), (.74, .16, .16), sm(.3, .7, nz)); A = lay_(A, (.82, .38, .36), sm(.10, .0, w) * .5)
    elif kind == 'white': w = np.abs(((x * 3 + .4 * y + .3 * nz) % 1) - .5) * 2; A = mixc((.93, .88, .82), (.97, .94, .90), nz); A = lay_(A, (.93, .66, .62), sm(.25, .0, w) * .4)
    else: w = np.abs(((y * 3.0 + .2 * nz) % 1) - .5) * 2; A = mixc((.97, .62, .36), (.98, .74, .52), nz); A = lay_(A, (.93, .36, .14), sm(.5, .15, w) * .8)
    return A
def neta(kind): return imgmat('neta_' + kind, fish_img(kind), (.075, .075), 'xy', (.5, .5), .16, spec=.6, trans=.12)
def nigiri(kind='salmon', seed=0):
    """Nigiri along X, ~6.5 cm."""
    R = np.random.default_rng(seed); n = 420; d = R.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; d[:, 2] = abs(d[:, 2]) - .15; p = np.sign(d) * np.abs(d) ** .8 * np.array([.026, .0125, .012]) + [0, 0, .0105]; p[:, 2] = np.maximum(p[:, 2], .0015); g = grains('nr', p, d, .0036, riceM(), seed, (1, .36, .34), 1.); b = M(); b.ball((0, 0, .011), 1, riceM()[0], 3, (.026, .0125, .012)); m = neta(kind); Pn = []
    for s_, dz in ((1, .0), (1, .0052)):
        for j in range(17):
            u = j / 16 * 2 - 1; row = []
            for i in range(9): v = i / 8 * 2 - 1; row.append((u * .0345, v * .0155 * (1 - .25 * abs(u) ** 4) + .002 * sin(2 * u + seed), .0245 + dz * (1 - .35 * abs(v) ** 3) - .013 * abs(u) ** 3.2 - .006 * abs(v) ** 2.5))
            Pn.append(row)
    top, bot = Pn[17:], Pn[:17]; b.grid(top, m)
    edge = [(bot[0][i], top[0][i]) for i in range(9)], [(bot[16][i], top[16][i]) for i in range(9)], [(bot[j][0], top[j][0]) for j in range(17)], [(bot[j][8], top[j][8]) for j in range(17)]
    for e in edge: b.grid([[a for a, _ in e], [c for _, c in e]], m)
    if kind == 'omelette' : pass
    o = b.put('nigiri', angle=1.3, sub=1); g.parent = o; return o
def maki(core='salmon', r=.0165, h=.026, roe=False):
    """Maki standing on end."""
    b = M(); no = skin('nori', [(.3, (.006, .012, .006)), (.7, (.018, .028, .014))], 60, .5, .6, 200); b.lathe([(r, 0), (r, h), (r - .0012, h + .0003), (r - .0012, h - .003)], no, n=36); b.lathe([(.001, h - .0025), (r - .001, h - .0025)], riceM()[1], n=36); c = dict(salmon=(.80, .25, .09), cucumber=(.30, .46, .14), tuna=(.42, .02, .03))[core]
    b.rbox((-.0055, -.005, h - .004), (.0055, .005, h + .0008), mat('core' + core, c, .2), .001); o = b.put('maki'); R = np.random.default_rng(3); q = np.sqrt(R.uniform(.22, .93, 170)); a = R.random(170) * 6.28; p = np.stack([q * (r - .0025) * np.cos(a), q * (r - .0025) * np.sin(a), np.full(170, h - .001)], -1); p = p[(abs(p[:, 0]) > .0058) | (abs(p[:, 1]) > .0052)]; g = grains('mr', p, None, .0034, riceM(), 2, (1, .36, .34), 1.5); g.parent = o
    if roe:
        p, q = mound(r * .92, .004, 110, 8); p[:, 2] += h; g2 = grains('roe', p, q, .0022, [mat('roe', (.85, .22, .02), .06, spec=.8)], 2, (1, 1, 1), seg=(8, 6)); g2.parent = o
    return o
def sashimi(kind='salmon'):
    b = M(); m = neta(kind); rows = []
    b.rbox((-.026, -.016, 0), (.026, .016, .0085), m, .0022); return b.put('sashimi')
def chopsticks(loc, rot=0., L=.235, m=None, rest=True):
    b = M(); m = m or mat('lacq', (.03, .008, .006), .12, spec=.6)
    for dy, a in ((-.006, .012), (.006, -.012)):
        with b.at((0, dy, .012 if rest else .004), a): b.tube([(-L / 2, 0, 0), (L / 2, 0, .0)], [.0022, .0042], m, 8)
    if rest: b.rbox((-L * .36, -.02, 0), (-L * .30, .02, .009), china(), .004)
    return b.put('chop', loc, rot)
def soy(loc, r=.036):
    b = M(); b.lathe([(.001, .003), (r * .7, .003), (r * .95, .016), (r, .018), (r * .98, .02), (r * .9, .016), (r * .66, .006), (.001, .006)], mat('soyd', (.03, .035, .04), .2), n=40); b.disc((0, 0, .0125), r * .86, mat('soy', (.012, .004, .002), .03, spec=.8), 36); return b.put('soy', loc)
# fish & seafood ------------------------------------------------------------------------
def fish_whole(L=.30):
    """Grilled whole fish on its side, head at -X."""
    n = 768; x = np.linspace(0, 1, n)[None] * np.ones((n, 1)); y = np.linspace(-1, 1, n)[::-1][:, None] * np.ones((1, n)); nz = vnoise(x * 12 + 20, y * 6 + 20, 1, 5); u, v = x * 34, y * 9; sc = (u + (np.floor(v) % 2) * .5) % 1 - .5; sv = v % 1; sh = np.sqrt(sc ** 2 * 4 + (sv) ** 2); A = mixc((.56, .43, .30), (.86, .79, .66), sm(.2, .8, nz + .30 * y * 0 + .22 * (y < 0) * -y)); A = A * (1 - .16 * sm(.75, 1.05, sh) * (x > .22) * (x < .9))[..., None]; A = lay_(A, (.30, .14, .05), sm(.55, .95, y + .25 * nz) * .75)
    for k in range(6): d = np.abs(x - (.30 + .105 * k) + .10 * y); A = lay_(A, (.10, .045, .02), sm(.016, .005, d + .012 * nz) * sm(.95, .6, abs(y)) * .9)
    for k in range(3): d = np.abs(x - (.36 + .16 * k) - .13 * y); A = lay_(A, (.93, .84, .66), sm(.018, .006, d) * sm(.75, .45, abs(y)))
    d = np.abs(np.hypot((x - .10) * 4.2, y * 1.0 - .02) - .50); A = lay_(A, (.34, .18, .08), sm(.035, .0, d) * (x > .1)); A = lay_(A, (.06, .04, .03), sm(.060, .045, np.hypot((x - .095) * 3.2, y - .20))); A = lay_(A, (.90, .86, .74), sm(.034, .02, np.hypot((x - .095) * 3.2, y - .20)))
    m = imgmat('fishskin', A, (L, .22 * L * 2 * .84), 'xy', (0, .5), .24, 'EXTEND', spec=.6, bump=.35); b = M(); H = lambda t: .165 * L * max(.02, (sin(pi * min(1, t * 1.06) ** .62)) ** .85) * (1 if t < .8 else 1) + .012 * L; rings = 40; ns = 28; V = []
    for j in range(rings + 1):
        t = j / rings; h = (.012 + .160 * (sin(pi * t ** .70) ** .9) + .030 * sm(.85, 1, t)) * L; w = (.004 + .062 * (sin(pi * t ** .62) ** .8) * (1 - .6 * t)) * L
        for i in range(ns): a = 2 * pi * i / ns; V.append((t * L * .88, h * cos(a), w * sin(a) + .055 * L))
    b.add(V, [(j * ns + i, j * ns + (i + 1) % ns, (j + 1) * ns + (i + 1) % ns, (j + 1) * ns + i) for j in range(rings) for i in range(ns)], m)
    fin = mat('fin', (.20, .10, .04), .4)
    def fan(c, a0, a1, r_, k=12, z=.055 * L, rag=.06): b.add([(c[0], c[1], z)] + [(c[0] + r_ * (1 - rag * (i % 2)) * cos(a0 + (a1 - a0) * i / k), c[1] + r_ * (1 - rag * (i % 2)) * sin(a0 + (a1 - a0) * i / k), z - .006 * (i % 2)) for i in range(k + 1)], [(0, i + 1, i + 2) for i in range(k)], fin)
    fan((L * .84, .01), -.1, .85, L * .19, 14); fan((L * .84, -.01), -.85, .1, L * .19, 14); fan((L * .33, L * .13), .05, 1.2, L * .13, 16); fan((L * .55, L * .10), .0, 1.0, L * .10, 12); fan((L * .55, -L * .11), -1.0, -.1, L * .10, 10); fan((L * .25, -.02 * L), -1.0, -.35, L * .12, 8, .055 * L + .055 * L)
    return b.put('fish', angle=1.1)
def oyster(seed=0, r=.038):
    R = random.Random(seed); b = M(); n = 40; ou = skin('oyo', [(.3, (.16, .14, .12)), (.55, (.36, .33, .28)), (.8, (.52, .49, .43))], 60, .8, .8, 160); inn = skin('oyi', [(.3, (.62, .60, .57)), (.6, (.80, .79, .76)), (.8, (.72, .70, .74))], 30, .12); fl = skin('oyf', [(.3, (.42, .37, .30)), (.6, (.66, .61, .52)), (.8, (.22, .19, .16))], 45, .06)
    rad = lambda a: r * (1 + .22 * cos(a) + .07 * noise.noise(Vector((3 * cos(a), 3 * sin(a), seed * 2))) * 2)
    def ring(q, z, ws=0.): return [(rad(2 * pi * i / n) * q * cos(2 * pi * i / n) * 1.15, rad(2 * pi * i / n) * q * sin(2 * pi * i / n) * .85, z + ws * noise.noise(Vector((5 * cos(2 * pi * i / n), 5 * sin(2 * pi * i / n), seed + 9)))) for i in range(n)]
    def loft(rg, m): b.add([p for k in rg for p in k], [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rg) - 1) for i in range(n)], m)
    loft([ring(.05, 0), ring(.5, .001, .002), ring(.85, .008, .004), ring(1.03, .016, .006)], ou); loft([ring(1.03, .016, .006), ring(.98, .0165, .005), ring(.80, .0095, .002), ring(.4, .005), ring(.03, .0045)], inn); loft([ring(.74, .0075), ring(.70, .0125, .003), ring(.52, .0145, .004), ring(.28, .0135, .003), ring(.02, .014)], fl); return b.put('oyster', angle=1.4, sub=1)
def shrimp():
    """Cooked prawn curled on its side, tail up."""
    b = M(); m = skin('prawn', [(.25, (.82, .25, .07)), (.5, (.90, .48, .24)), (.75, (.92, .66, .48))], 40, .2); n = 44; pts, rs = [], []
    for i in range(n + 1): t = i / n; a = -.2 + 4.1 * t; q = .024 - .004 * t; pts.append((q * cos(a), q * sin(a), .0095 + .004 * t)); rs.append((.0098 * (1 - .62 * t)) * (.90 + .16 * abs(sin(pi * t * 6.5))) if t > .02 else .004)
    b.tube(pts, rs, m, 12); e = pts[-1]; tm = mat('ptail', (.75, .14, .03), .25)
    for k in range(4): a = 3.9 + 1.57 + (k - 1.5) * .35; b.add([(e[0], e[1], e[2]), (e[0] + .011 * cos(a - .22), e[1] + .011 * sin(a - .22), e[2] + .002), (e[0] + .017 * cos(a), e[1] + .017 * sin(a), e[2] + .003), (e[0] + .011 * cos(a + .22), e[1] + .011 * sin(a + .22), e[2] + .002)], [(0, 1, 2, 3)], tm)
    return b.put('shrimp', angle=1.)
def crushed_ice(loc, r=.2, h=.03, n=900, seed=0, sy=1.):
    m = glass((.97, .985, 1), 1.31); ms, N = fresh('snow'); N.set(Base_Color=(.78, .82, .85, 1), Roughness=.15, Specular=.8); N.bump(N.new('TexVoronoi', Vector=N.coord(), Scale=110.).outputs[0], 1., .01); b = M(); k = 40; V = []
    p, q = mound(r, h, n, seed, sy, .2); at(grains('ice', p, q, .0085, [ms, ms, m], seed, (1, .8, .7), 3, .5, (5, 4)), loc); lathe([(0, h * .9), (r * .4, h * .78), (r * .8, h * .35), (r * .97, .004), (r * .97, 0)], ms, loc, 32, 0).scale = (1, sy, 1)
def tomato(k=.014): b = M(); b.ball((0, 0, k * .92), k, mat('tomato', (.60, .022, .012), .12, spec=.6), 3, (1, 1, .92)); return b.put('tomato', angle=3)
def herb(seed=0, s=.05, col=(.03, .11, .015)):
    """Sprig: stem with small leaves."""
    R = random.Random(seed); b = M(); lf = leaf(col, .3, .4, .3); b.tube([(0, 0, .002), (s * .6, .004, s * .16), (s * 1.2, .0, s * .14)], .0011, lf, 5)
    for i in range(15):
        t = i / 14; x = s * 1.2 * t; a = (1 if i % 2 else -1) * R.uniform(.6, 1.2); l = s * .34 * R.uniform(.7, 1.1); z = .004 + s * .15 * sin(2 * t); d = Vector((cos(a), sin(a), R.uniform(-.1, .5))) * l; w = Vector((-sin(a), cos(a), 0)) * l * .34; o = Vector((x, 0, z)); b.add([o, o + d * .5 + w, o + d, o + d * .5 - w], [(0, 1, 2, 3)], lf)
    return b.put('herb', angle=3)
# cake ------------------------------------------------------------------------------------
def cake(r=.11, h=.095, a0=.0, a1=5.3, layers=4, sponge=(.34, .16, .06), cream=(.80, .73, .60), icing=None, top=(.045, .016, .007), drip=True):
    b = M(); ic = icing or mat('icing', cream, .45); ms = skin('sponge%g' % sponge[0], [(.3, tuple(np.array(sponge) * .7)), (.7, sponge)], 60, .9, 1., 140); mc = mat('cream_', cream, .4); mt = mat('ganache', top, .10, spec=.6); n = 72; A = [a0 + (a1 - a0) * i / n for i in range(n + 1)]
    g = lambda pr: [[(q * cos(a), q * sin(a), z) for a in A] for q, z in pr]; b.grid(g([(r, 0), (r * 1.005, .004), (r, h * .5), (r * 1.003, h - .006), (r * .985, h - .001), (r * .96, h), (.0005, h)]), ic)
    if drip:
        dz = [.012 + .024 * max(0, sin(a * 9 + 1.3 * sin(a * 4))) ** 2 * (.6 + .5 * sin(a * 5.3)) for a in A]
        b.grid([[(.0005, 0, h + .004)] * (n + 1)] + [[(q * r * cos(a), q * r * sin(a), h + dzz) for a in A] for q, dzz in ((.5, .0042), (.96, .004), (1.005, .0015), (1.018, -.003))] + [[(1.018 * r * cos(a), 1.018 * r * sin(a), h - abs(d) * .8) for a, d in zip(A, dz)], [(1.004 * r * cos(a), 1.004 * r * sin(a), h - abs(d)) for a, d in zip(A, dz)]], mt)
    for a in (a0, a1):
        z = 0; k = 2 * layers - 1; hs = [h * .93 * (1.35 if i % 2 == 0 else .45) / (layers * 1.35 + (layers - 1) * .45) for i in range(k)]
        for i, hh in enumerate(hs): b.add([(0, 0, z), (r * .965 * cos(a), r * .965 * sin(a), z), (r * .965 * cos(a), r * .965 * sin(a), z + hh), (0, 0, z + hh)], [(0, 1, 2, 3)], ms if i % 2 == 0 else mc); z += hh
        b.add([(0, 0, z), (r * .965 * cos(a), r * .965 * sin(a), z), (r * cos(a), r * sin(a), h), (0, 0, h)], [(0, 1, 2, 3)], mc); b.add([(r * .965 * cos(a), r * .965 * sin(a), 0), (r * cos(a), r * sin(a), 0), (r * cos(a), r * sin(a), h), (r * .965 * cos(a), r * .965 * sin(a), z)], [(0, 1, 2, 3)], mc)
    return b.put('cake', angle=.7)
def cakestand(loc, r=.15, h=.13, m=None, dome_=False):
    b = M(); m = m or china(); b.lathe([(.001, 0), (.062, 0), (.066, .004), (.045, .012), (.018, .03), (.013, h * .5), (.018, h * .62), (.014, h * .7), (.03, h - .018), (r - .01, h - .010), (r, h - .008), (r + .002, h + .002), (r - .002, h + .003), (r - .006, h - .002), (.001, h - .002)], m, n=64)
    if dome_: b.lathe([(r * .9 * sin(a) if a > .02 else .001, h + .05 + r * .78 * cos(a)) for a in [pi / 2 * i / 12 for i in range(13)]] + [(r * .9, h)], thin_glass((.97, .98, .97), .2), n=56); b.ball((0, 0, h + .05 + r * .80), .014, thin_glass((.97, .98, .97), .4), 3)
    return b.put('cakestand', loc, angle=.8)
def feijoada_pot(loc, r=.105, h=.085, seed=0, full=True):
    """Dark clay pot full of black-bean stew with sausage, pork and a bay leaf."""
    clay = skin('clay', [(.3, (.030, .020, .015)), (.7, (.075, .048, .034))], 9, .45, .5, 60); b = M()
    b.lathe([(.001, 0), (r * .62, 0), (r * .70, .004), (r * .95, h * .35), (r * 1.0, h * .62), (r * .93, h * .88), (r * .95, h * .94), (r * 1.01, h), (r * .99, h + .004), (r * .90, h * .985), (r * .885, h * .86), (r * .9, h * .6)], clay, n=64)
    for s_ in (-1, 1): b.tube([(s_ * r * .96, -.028, h * .70), (s_ * r * 1.20, -.02, h * .76), (s_ * r * 1.25, 0, h * .78), (s_ * r * 1.20, .02, h * .76), (s_ * r * .96, .028, h * .70)], [.008, .0095, .010, .0095, .008], clay, 10)
    o = b.put('pot', loc, angle=1.); R = np.random.default_rng(seed); x, y, z = loc; k = 48; zs = h * .83; V = []
    br, N = fresh('broth'); N.set(Base_Color=N.ramp(N.noise(25, 4, N.coord()), [(.3, (.014, .006, .004)), (.7, (.045, .018, .010))]), Roughness=.10, Specular=.6); q = M()
    q.grid([[(r * .9 * j / 16 * cos(2 * pi * i / k), r * .9 * j / 16 * sin(2 * pi * i / k), zs + .007 * noise.noise(Vector((r * j / 16 * cos(2 * pi * i / k) * 45, r * j / 16 * sin(2 * pi * i / k) * 45, seed))) * (1 if j < 15 else .3)) for i in range(k + 1)] for j in range(17)], br); q.put('broth', loc, angle=3)
    n = 330; rr = np.sqrt(R.random(n)) * r * .86; a = R.random(n) * 6.28; p = np.stack([rr * np.cos(a), rr * np.sin(a), np.full(n, zs + .001) + R.uniform(-.002, .005, n)], -1); at(grains('beans', p, None, .0066, [mat('bean', (.012, .006, .006), .16, spec=.6), mat('bean2', (.030, .012, .010), .18, spec=.6), mat('bean3', (.020, .010, .012), .14)], seed, (1, .64, .58), 2.4, .2, (10, 8)), loc)
    cut = skin('paio', [(.3, (.24, .045, .025)), (.55, (.38, .10, .055)), (.75, (.55, .30, .20))], 160, .28); csk = mat('paiosk', (.16, .03, .015), .2); me = skin('pork', [(.3, (.16, .06, .03)), (.6, (.30, .14, .08)), (.85, (.48, .30, .19))], 40, .3, .8, 60); Q = random.Random(seed)
    for i in range(8):
        t = i * 2.4 + seed; w = r * .68 * math.sqrt((i + .6) / 8); m_ = M(); m_.lathe([(.001, .0058), (.0150, .0058), (.0160, .005)], cut, n=28); m_.lathe([(.0160, .005), (.0165, .003), (.0160, -.004)], csk, n=28); u = m_.put('paio', (x + w * cos(t), y + w * sin(t), z + zs + .004)); u.rotation_euler = (Q.uniform(-.5, .5), Q.uniform(-.5, .5), Q.random() * 6)
    for i in range(5): t = i * 1.3 + .6 + seed; w = r * (.18 + .5 * (i % 2)); m_ = M(); m_.ball((0, 0, 0), .020, me, 4, (1.15, .8, .55), .35, i + seed); u = m_.put('meat', (x + w * cos(t), y + w * sin(t), z + zs + .004), Q.random() * 6, angle=3)
    P('bay', lambda: blade(.07, .024, (.07, .10, .03), 0), (x - .02, y - .035, z + zs + .012), .9, 1., (.1, .1)); return o

def room(x0, x1, y0, y1, h, wall, floor, ceil=None, left=True, right=True, back=True, front=True):
    """Shell; camera normally near y0. front wall sits behind the camera."""
    box((x0 - .2, y0 - .2, -.1), (x1 + .2, y1 + .2, 0), floor)
    if ceil: box((x0 - .2, y0 - .2, h), (x1 + .2, y1 + .2, h + .1), ceil)
    if left: box((x0 - .15, y0, 0), (x0, y1, h), wall)
    if right: box((x1, y0, 0), (x1 + .15, y1, h), wall)
    if back: box((x0 - .15, y1, 0), (x1 + .15, y1 + .15, h), wall)
    if front: box((x0 - .15, y0 - .15, 0), (x1 + .15, y0, h), wall)
def lattice(w=1.2, h=2.4, m=None, cell=.15, t=.03, bar=.016):
    """Carved screen: frame + square grid + diamonds, in the XZ plane, origin bottom left."""
    m = m or wd(DARK, 2); b = M(); f = .055
    for lo, hi in (((0, 0, 0), (f, t, h)), ((w - f, 0, 0), (w, t, h)), ((0, 0, 0), (w, t, f)), ((0, 0, h - f), (w, t, h))): b.box(lo, hi, m)
    nx, nz = max(1, round((w - 2 * f) / cell)), max(1, round((h - 2 * f) / cell)); cx, cz = (w - 2 * f) / nx, (h - 2 * f) / nz
    for i in range(1, nx): b.box((f + i * cx - bar / 2, .006, f), (f + i * cx + bar / 2, t - .006, h - f), m)
    for j in range(1, nz): b.box((f, .008, f + j * cz - bar / 2), (w - f, t - .008, f + j * cz + bar / 2), m)
    for i in range(nx):
        for j in range(nz):
            x, z = f + (i + .5) * cx, f + (j + .5) * cz; q = min(cx, cz) * .30; P4 = [(x - q, z), (x, z - q), (x + q, z), (x, z + q)]; r = [(x + (px - x) * .62, z + (pz - z) * .62) for px, pz in P4]
            V = [(px, yy, pz) for yy in (.007, t - .007) for px, pz in P4 + r]; F = []
            for k in range(4): k2 = (k + 1) % 4; F += [(k, k2, 4 + k2, 4 + k), (8 + k, 12 + k, 12 + k2, 8 + k2), (k, 8 + k, 8 + k2, k2), (4 + k, 4 + k2, 12 + k2, 12 + k)]
            b.add(V, F, m)
    return b.put('lattice', angle=.5)
def shelf_bottles(x0, x1, y, z, n, seed=0, gap=.0, sc=1.):
    R = random.Random(seed)
    for i in range(n):
        if R.random() < gap: continue
        P('bt', bottle, (x0 + (x1 - x0) * (i + .5) / n + R.uniform(-.006, .006), y + R.uniform(-.01, .01), z), R.random() * 6.28 if False else R.uniform(-.5, .5), sc * R.uniform(.95, 1.04))
def spirits(key, col, r=.036, h=.20, neck=.07, cap=(.05, .04, .03), fill=None):
    b = M(); g = thin_glass(tuple(col), .35); b.lathe([(.001, .0), (r * .95, 0), (r, .006), (r, h * .78), (r * .7, h * .92), (.014, h), (.013, h + neck), (.001, h + neck)], g, n=24)
    b.lathe([(.001, .004), (r * .93, .004), (r * .93, h * .6), (.001, h * .6)], thin_liquid(tuple(fill or col)), n=24); b.lathe([(.0145, h + neck - .03), (.0148, h + neck + .008), (.001, h + neck + .008)], mat('cap' + key, cap, .4), n=16); b.lathe([(r + .0006, h * .22), (r + .0006, h * .60)], mat('lab' + key, random.Random(key).choice(((.75, .70, .58), (.70, .66, .60), (.06, .05, .05), (.50, .36, .14), (.35, .04, .03), (.05, .12, .09))), .6), n=24); return b.put('spirit', angle=.6)
SP = [((.96, .97, .96), None), ((.80, .45, .10), (.70, .32, .05)), ((.55, .75, .45), None), ((.75, .30, .06), (.55, .16, .02)), ((.93, .85, .55), (.93, .80, .45)), ((.45, .10, .06), (.35, .04, .02)), ((.62, .80, .85), None), ((.25, .32, .12), None)]
def spirit_row(x0, x1, y, z, n, seed=0):
    R = random.Random(seed)
    for i in range(n): k = R.randrange(len(SP)); P('sp%d' % k, lambda: spirits('s%d' % k, SP[k][0], R.uniform(.033, .042), R.uniform(.17, .23), R.uniform(.05, .09), R.choice(((.05, .04, .03), (.5, .36, .12), (.3, .03, .02))), SP[k][1]), (x0 + (x1 - x0) * (i + .5) / n, y + R.uniform(-.012, .012), z), R.random() * 6)

# ------------------------------------------------------------------ tables in use: light, crumbs, linen, people who have just gone
def seaside(elev=.75, az=2.2, sun=5, k=.22, rail=True):
    sky(elev, az, k, sun_i=sun, dust=1.2); sea(-9, 18); w = plaster((.80, .77, .71))
    b = M(); y = 3.4; b.rbox((-8, y - .12, .06), (8, y + .12, .16), w, .02); b.rbox((-8, y - .1, -.78), (8, y + .1, -.62), w, .01)
    for i in range(64):
        x = -7.9 + i * .25; b.lathe([(.05, -.62), (.04, -.56), (.075, -.42), (.06, -.28), (.03, -.12), (.045, -.04), (.05, .06)], w, (x, y, 0), 14)
    if rail: b.put('balustrade')
    box((-20, -6, -.9), (20, 3.6, -.78), tiles((.58, .49, .38), .5))
    for i, (x, yy, h, sd) in enumerate(((-3.2, 8, 9.5, 3), (2.9, 10, 10.5, 6), (4.6, 9, 8.5, 8))): p = palm(sd, h, 1.1, 22, 3.2); p.location = (x, yy, -8); p.rotation_euler = (0, 0, i * 2.)
def tabletop(m, w=2.2, d=1.3, t=.04): b = M(); b.rbox((-w / 2, -d / 2, -t), (w / 2, d / 2, 0), m, .006); return b.put('top')
def planks(kind=TEAK, w=2.4, n=9, d=.14):
    for i in range(n): box((-w / 2, -d * n / 2 + i * d + .002, -.04), (w / 2, -d * n / 2 + (i + 1) * d - .002, 0), wood(kind[0], kind[1], 0, 1 + .07 * (i % 4), .4), .003)
def runner(w=.42, l=2.4, m=None, rot=0., loc=(0, 0, 0)):
    m = m or fabric((.74, .70, .62), 900, .3, .9, .4, .04, .4); Pn = [[((i / 60 - .5) * l, (j / 16 - .5) * w + .003 * sin(i * .5), .0025 + .004 * max(0, noise.noise(Vector((i * .13, j * .2, 3))))) for i in range(61)] for j in range(17)]; b = M(); b.grid(Pn, m); return b.put('runner', loc, rot, 3)
def dapple(elev, azim, at_=(0, 0, 0), d=2.6, r=1.1, n=110, size=.15, seed=1, gap=.30):
    """Leaves between the sun and the table, out of the picture: broken light. gap: radius round the axis that stays open."""
    Q = np.random.default_rng(seed); s_ = np.array([cos(azim) * cos(elev), sin(azim) * cos(elev), sin(elev)]); u = np.cross(s_, [0, 0, 1.]); u /= np.linalg.norm(u); v = np.cross(s_, u)
    q, a = r * np.sqrt(Q.random(n)), Q.random(n) * 6.283; k = (q > gap) | (Q.random(n) < .25); q, a = q[k], a[k]; n = len(q); c = np.array(at_) + s_ * (d + Q.normal(size=(n, 1)) * .25) + u * (q * np.cos(a))[:, None] + v * (q * np.sin(a))[:, None]
    t_ = Q.normal(size=(n, 3)); t_ /= np.linalg.norm(t_, axis=1)[:, None]; w = np.cross(t_, Q.normal(size=(n, 3))); w /= np.linalg.norm(w, axis=1)[:, None]; L = size * Q.uniform(.6, 1.3, (n, 1))
    o = fast_mesh('dapple', np.stack([c - t_ * L, c + w * L * .3, c + t_ * L, c - w * L * .3], 1).reshape(-1, 3), np.arange(4 * n).reshape(n, 4), [mat('dapm', (.03, .06, .015), .8)]); o.visible_camera = o.visible_glossy = o.visible_transmission = False; return o
def crumbs(x, y, rx, ry, n, size=.0022, cols=((.45, .24, .08), (.60, .38, .16)), seed=0, z=.001):
    Q = np.random.default_rng(seed); p = np.stack([x + rx * Q.normal(size=n), y + ry * Q.normal(size=n), np.full(n, z)], -1); return grains('crumb', p, None, size, [mat('crm%g' % c[0], c, .8) for c in cols], seed, (1, .8, .6), 2, .7, (5, 4))
def rumpled(loc, rot=0., w=.30, l=.30, m=None, seed=0, amp=.035):
    """Napkin dropped after use: ridged folds, no two alike."""
    m = m or fabric((.76, .73, .67), 1300, .35, .9, .25, .03, .2); n = 44; rows = []
    for j in range(n + 1):
        v = j / n * 2 - 1; row = []
        for i in range(n + 1):
            u = i / n * 2 - 1; q = Vector((u * 1.5, v * 1.5, seed * 3.7)); f = 1 - abs(noise.noise(q)) * 2.2; g = 1 - abs(noise.noise(q * 2.1 + Vector((5, 2, 1)))) * 2.; e = max(0, 1 - (u * u + v * v) * .42)
            row.append((u * w * .5 * (1 - .20 * noise.noise(q + Vector((9, 1, 0)))) + .02 * noise.noise(q * 1.2), v * l * .5 * (1 - .20 * noise.noise(q + Vector((1, 7, 0)))), .003 + amp * max(0, .62 * f + .38 * g) ** 1.6 * e))
        rows.append(row)
    b = M(); b.grid(rows, m); o = b.put('rumpled', loc, rot, 3, 0, 1); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .0022; k.offset = 1; return o
def loaf(loc, rot=0., s=1., seed=0, long=1.6, cut=False):
    """Rustic loaf, floured, slashed; cut: one end cut off, crumb seen."""
    m = skin('casca', [(.22, (.13, .045, .014)), (.45, (.33, .15, .052)), (.66, (.52, .30, .13)), (.85, (.74, .63, .48))], 14, .75, .8, 55); cr = skin('miolo', [(.3, (.62, .52, .36)), (.7, (.76, .68, .53))], 60, .95, 1., 130); b = M(); n, k = 40, 44; L = .085 * long; rings = []
    for j in range(k + 1):
        t = j / k; x = (t * 2 - 1) * L; q = max(1e-4, 1 - abs(t * 2 - 1) ** 3.2) ** .55; row = []
        for i in range(n + 1):
            a = 2 * pi * i / n; ny = noise.noise(Vector((x * 16, 2 * cos(a) + seed, 2 * sin(a)))) * .09; sl = .10 * max(0, 1 - abs(((x / L * 2.2 + .25 * cos(a)) % 1) - .5) * 9) * max(0, sin(a)); r = .058 * q * (1 + ny - sl); row.append((x, r * cos(a) * 1.06, .045 + r * sin(a) * (.86 if sin(a) > 0 else .72)))
        if cut and x > L * .42: break
        rings.append(row)
    b.grid(rings, m)
    if cut: c = rings[-1]; mid = (c[0][0], 0, .045); b.add([mid] + [(p[0] + .001, p[1] * .965, .045 + (p[2] - .045) * .965) for p in c], [(0, i + 1, i + 2) for i in range(n)], cr)
    o = b.put('loaf', loc, rot, 1.2); o.scale = (s,) * 3; return o
def cheese(loc, r=.07, h=.045, rot=0., wedge=.9, rind=((.62, .55, .42), (.76, .71, .60)), paste=(.80, .70, .44), seed=0):
    """Wheel with a wedge taken out."""
    rm = skin('rind%g' % rind[0][0], [(.3, rind[0]), (.7, rind[1])], 22, .85, .5, 80); pm = skin('paste%g' % paste[2], [(.3, tuple(.93 * c for c in paste)), (.7, paste)], 12, .45, .15, 60); b = M(); n = 56; A = [wedge + (2 * pi - wedge) * i / n for i in range(n + 1)]; w = lambda a, z: 1 + .012 * noise.noise(Vector((2 * cos(a), 2 * sin(a), z * 30 + seed)))
    pr = [(.002, 0), (.93, 0), (1, .10), (1.01, .5), (1, .88), (.95, 1), (.5, 1.01), (.002, 1.0)]; b.grid([[(r * q * w(a, z) * cos(a), r * q * w(a, z) * sin(a), h * z) for a in A] for q, z in pr], rm)
    for a in (wedge, 2 * pi): b.add([(r * q * w(a, z) * cos(a) * .992, r * q * w(a, z) * sin(a) * .992, h * z) for q, z in pr[1:7]] + [(0, 0, h), (0, 0, 0)], [tuple(range(8))], pm)
    return b.put('cheese', loc, rot, .7)
def bitten(m=None):
    """Croissant of which somebody has eaten the half."""
    b = M(); m = crust(); pts, rs = [], []
    for i in range(17): t = i / 28; a = (t - .5) * 2.5; pts.append((.062 * sin(a), .055 * (1 - cos(a)), .023)); w = sin(pi * (t * .94 + .03)) ** .75; rs.append(.0235 * w * (.82 + .22 * ((t * 7) % 1)) + .002)
    b.tube(pts, rs, m, 16); mi = skin('miolo', [(.3, (.62, .52, .36)), (.7, (.76, .68, .53))], 60, .95, 1., 130); b.ball((pts[-1][0] + .001, pts[-1][1], .023), .0165, mi, 4, (.55, 1, 1.02), .7, 6); return b.put('bitten', angle=1.2)
def straw_hat(loc, rot=0., tilt=(0, 0), s=1., band=(.02, .045, .03)):
    def make():
        st, N = fresh('straw_'); N.set(Base_Color=N.ramp(N.noise(30, 4, N.coord()), [(.3, (.46, .34, .18)), (.7, (.66, .53, .32))]), Roughness=.8); N.bump(N.new('TexWave', Vector=N.coord(), Scale=34., Distortion=1.2, _wave_type='RINGS', _rings_direction='Z').outputs[0], .6, .003); b = M(); b.lathe([(.001, .115), (.05, .118), (.078, .105), (.088, .06), (.092, .012), (.12, .004), (.165, .0), (.195, .012), (.194, .008), (.16, -.006), (.10, -.002)], st, n=56); b.lathe([(.0905, .055), (.0945, .014), (.097, .014), (.092, .056)], mat('hband%g' % band[0], band, .8), n=40); return b.put('hat', sub=1, angle=3)
    return P('hat%g' % band[0], make, loc, rot, s, tilt)
def passing(loc, rot=0., step=.5, **kw):
    """Somebody walking through the picture, blurred by the shutter: step metres while it is open."""
    s = bpy.context.scene; s.render.use_motion_blur = True; s.render.motion_blur_shutter = 1.; s.frame_set(1); d = Vector((-sin(rot), cos(rot), 0)) * step; out = figure(loc, rot, **kw)
    for o in out:
        for f, k in ((0, -1), (2, 1)): o.location = Vector(loc) + d * k; o.keyframe_insert('location', frame=f)
        for c in o.animation_data.action.fcurves:
            for q in c.keyframe_points: q.interpolation = 'LINEAR'
        o.location = loc
    return out

__all__ = [k for k in globals() if not k.startswith('__')]
