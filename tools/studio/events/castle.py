"""castle.py cam=wide|tall : a sandcastle on the beach in the morning, four pairs of flip-flops, the steps of a family that has gone into the sea (towards +Y, east)."""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from events_kit import *
s = start(); R = random.Random(4); fast(4, 2, 2, 6, 5); TALL = CAM == 'tall'
AZ, EL = 2.72, .52; HZ, HS = (.60, .72, .84), .95
PALE = ((.50, .40, .275), (.66, .55, .40)); EYE = (-.42, -10.05); LOOK = (-.86, -6.)
zf = shore(EYE, LOOK, 0., HZ, HS, 56, ((.17, .15, .10), (.07, .20, .17), (.014, .14, .16), (.006, .055, .095)), PALE, .9, .55)
headland(-1700, 2300, 620, 300, 170, 3, dist=1500, hz=HZ, hs=HS); headland(1300, 2600, 800, 300, 150, 4, dist=1500, hz=HZ, hs=HS)
# ------------------------------------------------------------------ sand: a fine mesh with moat, mound, traces of fingers and the steps to the sea
CX, CY = -.40, -7.55                                       # the castle
SHOES = ((.60, -7.02, 1.0, .10), (.82, -6.90, .90, -.08), (.99, -6.94, .64, .18), (1.12, -6.84, .56, -.14))
STEPS = [(x0 + .05 * math.sin(k * .8 + i), y0 + .42 + step * k, 1 if k % 2 else -1, sc) for i, (x0, y0, step, sc) in enumerate(((.58, -6.87, .52, 1.), (.84, -6.77, .48, .90), (1.02, -6.82, .33, .64), (1.18, -6.71, .30, .56))) for k in range(20)]
def sand_fine():
    q = .0075; xs, ys = np.arange(-2.35, 2.75, q), np.arange(-10.6 if TALL else -9.3, -3.7, q); X, Y = np.meshgrid(xs, ys); Z0 = zf(X, Y); Z = Z0.copy(); r = np.hypot((X - CX) / 1.12, Y - CY); th = np.arctan2(Y - CY, X - CX); wob = .035 * np.sin(3 * th + 1) + .02 * np.sin(7 * th)
    Z += .115 / (1 + np.exp((r - .58 - wob) / .022)) - .085 * np.exp(-((r - .70 - wob) / .062) ** 2) + .040 * np.exp(-((r - .84 - wob) / .055) ** 2)      # mound, moat, what was dug out of it
    near = np.exp(-((r - .95) / .34) ** 2); Z += near * (.030 * (vnoise(X * 11 + 90, Y * 11 + 90, 5, 3) - .5) + .020 * np.sin(34 * (th + .05 * vnoise(X * 3 + 50, Y * 3 + 50, 2, 2))) * np.exp(-((r - .80) / .10) ** 2))   # hands were here
    Z += .011 * (vnoise(X * 5 + 30, Y * 5 + 30, 9, 4) - .5) + .0035 * (vnoise(X * 40 + 30, Y * 40 + 30, 11, 2) - .5)
    for x, y, sg, sc in STEPS:                              # prints: sole, arch, toes, and the rim that they push up
        if y > -3.75: continue
        x += sg * .085 * sc; i0, i1 = np.searchsorted(xs, (x - .2, x + .2)); j0, j1 = np.searchsorted(ys, (y - .25, y + .25))
        if i1 <= i0 or j1 <= j0: continue
        u, v = (X[j0:j1, i0:i1] - x) / sc, (Y[j0:j1, i0:i1] - y) / sc; d = np.minimum.reduce([np.hypot(u / .044, (v - .055) / .066), np.hypot(u / .034, (v + .075) / .048), np.hypot((u + sg * .010) / .026, v / .075)] + [np.hypot((u + sg * (.030 - .019 * t)) / .011, (v - .132 + .008 * t * t * .5) / .013) * .9 for t in range(5)])
        Z[j0:j1, i0:i1] += sc * (-.024 / (1 + np.exp((d - 1) * 9)) + .008 * np.exp(-((d - 1.25) / .22) ** 2))
    e = np.minimum(np.minimum(X - xs[0], xs[-1] - X), np.minimum(Y - ys[0], ys[-1] - Y)); Z = Z0 + (Z - Z0) * np.clip(e / .35, 0, 1) + .010 * np.clip(e / .12, 0, 1) - .012 * (1 - np.clip(e / .12, 0, 1))
    damp = np.clip(1 / (1 + np.exp((r - .80 - wob) / .035)), 0, 1); m, N = fresh('finesand'); v = N.coord('Object'); nz = N.noise(9, 10, v, .65); at = N.new('Attribute', _attribute_name='damp').outputs['Fac']
    N.set(Base_Color=N.new('MixRGB', i0=at, i1=N.ramp(nz, [(.3, PALE[0]), (.7, PALE[1])]), i2=N.ramp(nz, [(.3, (.30, .22, .14)), (.7, (.40, .30, .20))])).outputs[0], Roughness=.95, Specular=.12); N.bump(N.noise(190, 6, v, .75), .55, .010)
    fast_mesh('finesand', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(len(ys), len(xs)), [m], attrs={'damp': damp}); return lambda x, y: float(Z[np.clip(np.searchsorted(ys, y), 0, len(ys) - 1), np.clip(np.searchsorted(xs, x), 0, len(xs) - 1)])
gz = sand_fine()
@cached
def wet():
    m, N = fresh('wetsand'); v = N.coord('Object'); nz = N.noise(11, 9, v, .65); N.set(Base_Color=N.ramp(nz, [(.3, (.31, .23, .145)), (.7, (.44, .335, .22))]), Roughness=.95, Specular=.1)
    a = N.new('Bump', Strength=.5, Distance=.012, Height=N.noise(26, 6, v, .7)); b = N.bump(N.noise(210, 5, v, .75), .6, .008); N.link(a.outputs[0], b.inputs['Normal']); return m
def turret(x, y, z, r0, r1, h, n=7, seed=0):
    """A bucket of damp sand turned out: slightly crooked, its rim of merlons crumbling."""
    b = Mesh(); k, m = 72, 26; prof = [(r0 + (r1 - r0) * t, h * t) for t in np.linspace(0, 1, m)] + [(r1 * q, h) for q in (.96, .7, .4, .02)]; V = []
    for r, zz in prof:
        for i in range(k): a = 2 * pi * i / k; q = 1 + .045 * noise.noise(Vector((1.4 * math.cos(a), 1.4 * math.sin(a), zz * 9 + seed * 7))) + .012 * noise.noise(Vector((6 * math.cos(a), 6 * math.sin(a), zz * 40 + seed))); V.append((r * q * math.cos(a) + .02 * zz, r * q * math.sin(a), zz + (.004 * noise.noise(Vector((a * 3, r * 30, seed))) if zz > h * .95 else 0)))
    b.add(V, [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(len(prof) - 1) for i in range(k)], wet())
    for i in range(n):
        if (i * 5 + seed) % 11 == 3: continue              # one has fallen
        a = 2 * pi * (i + .3) / n; c = Vector(((r1 - .012) * math.cos(a), (r1 - .012) * math.sin(a), h + .012)); u = Vector((-math.sin(a), math.cos(a), 0)); w = Vector((math.cos(a), math.sin(a), 0)); q = .9 + .25 * R.random()
        V = []
        for dz, sx in ((-.026, 1.), (.004, .97), (.019, .86), (.025, .6)):
            for t in np.linspace(0, 2 * pi, 16, endpoint=False): g = lambda f: math.copysign(abs(f) ** .6, f); e = 1 + .10 * noise.noise(Vector((t, dz * 60, i + seed * 3))); V.append(c + (u * g(math.cos(t)) * r1 * .27 + w * g(math.sin(t)) * .017) * sx * q * e + Vector((0, 0, dz * q)))
        b.add(V, [(j * 16 + p, j * 16 + (p + 1) % 16, (j + 1) * 16 + (p + 1) % 16, (j + 1) * 16 + p) for j in range(3) for p in range(16)] + [tuple(range(48, 64))], wet())
    o = b.obj('turret', (x, y, z), seed * 1.3, smooth=True); o.rotation_euler = (.02 * math.sin(seed * 3), .02 * math.cos(seed * 5), seed * 1.3); return o
def rampart(p, q, h, t=.055, seed=0):
    b = Mesh(); p, q = Vector(p), Vector(q); d = q - p; L = d.length; d.normalize(); n = Vector((-d.y, d.x, 0)); P = []
    for i in range(41):
        c = p + d * (L * i / 40); row = []
        for f, z in ((-1.35, -.03), (-1.1, h * .35), (-.95, h * .8), (-.8, h), (.0, h + .004), (.8, h), (.95, h * .8), (1.1, h * .35), (1.35, -.03)): e = .12 * noise.noise(Vector((i * .22, z * 20, seed))); row.append(c + n * t * (f + e) + Vector((0, 0, z + .012 * noise.noise(Vector((i * .3, f, seed + 4))) + (.020 if z >= h and (i // 5) % 2 else 0))))
        P.append(row)
    b.grid(P, wet()); b.obj('rampart', smooth=True)
S = [(-.30, -.27, .115, .090, .20, 1), (.31, -.29, .110, .088, .19, 2), (.33, .27, .115, .09, .21, 3), (-.33, .26, .110, .088, .20, 4)]; g0 = gz(CX, CY) - .012
for x, y, r0, r1, h, k in S: turret(CX + x, CY + y, gz(CX + x, CY + y) - .012, r0, r1, h, 6, k)
for a, c in ((0, 1), (1, 2), (2, 3), (3, 0)): rampart((CX + S[a][0], CY + S[a][1], g0), (CX + S[c][0], CY + S[c][1], g0), .105, seed=a)
turret(CX + .01, CY + .01, g0, .205, .170, .25, 9, 5); turret(CX + .02, CY + .01, g0 + .245, .125, .098, .19, 7, 8); turret(CX + .025, CY + .012, g0 + .43, .066, .046, .105, 0, 9)
gate = Mesh(); gate.add([(CX + .0 + .042 * math.cos(a), CY - .352, g0 + .045 + .050 * math.sin(a)) for a in np.linspace(0, pi, 14)] + [(CX - .042, CY - .352, g0 - .02), (CX + .042, CY - .352, g0 - .02)][::1], [tuple(range(16))], mat('gate', (.10, .07, .045), 1.)); gate.obj('gate')
# a dry leaf on a twig for a flag; shells pressed into the walls
f = Mesh(); f.tube([(CX + .027, CY + .012, g0 + .52), (CX + .030, CY + .012, g0 + .70), (CX + .026, CY + .010, g0 + .80)], [.0038, .0034, .0028], mat('twig', (.20, .13, .07), .9), 7); P = [[(CX + .028 + .135 * u, CY + .012 + .018 * math.sin(5 * u) + .01 * v, g0 + .765 + .036 * v * math.sin(pi * min(1, .08 + .92 * u) ** .8) ** .8 - .02 * u) for v in np.linspace(-1, 1, 9)] for u in np.linspace(0, 1, 20)]; f.grid(P, leaf((.50, .10, .12), .5, .5, .2)); f.obj('flag', smooth=True)
def shell(x, y, z, rot, tilt, r, c):
    "scallop: ribbed fan"
    b = Mesh(); n, k = 46, 12; P = [[(r * t * math.sin(a) * (1 + .03 * math.cos(a * 26)), r * t * math.cos(a) * (1 + .03 * math.cos(a * 26)), r * (.30 * math.sin(pi * t * .92) * (1 - .3 * abs(a))) + .012 * r * math.cos(a * 26) * t * 3) for a in np.linspace(-1.15, 1.15, n)] for t in np.linspace(.02, 1, k)]
    m, N = fresh('shell'); g = N.new('VectorMath', _operation='LENGTH', i0=N.coord('Object')).outputs['Value']; N.set(Base_Color=N.ramp(N.new('MapRange', Value=g, i1=0., i2=r).outputs[0], [(.1, (.80, .74, .66)), (.55, c), (.75, (.82, .76, .68)), (1, c)]), Roughness=.45); b.grid(P, m); o = b.obj('shell', (x, y, z), rot, smooth=True); o.rotation_euler = (tilt, 0, rot); return o
for i, a in enumerate(np.linspace(-2.7, -.4, 7)): q = .178 + .006 * (i % 2); shell(CX + .01 + .190 * math.cos(a), CY + .01 + .190 * math.sin(a), g0 + .135, a + pi / 2, 1.40, .026 + .006 * (i % 3 == 0), ((.78, .52, .40), (.70, .60, .50), (.74, .46, .38))[i % 3])
for x, y, r_, k in ((.30, -8.28, .040, .4), (.44, -8.20, .030, 2.), (.14, -8.42, .026, 4.), (-1.42, -8.2, .034, 1.), (.60, -8.06, .03, 3.)): shell(x, y, gz(x, y) + .004, k, -.25, r_, ((.78, .52, .40), (.74, .64, .54))[r_ < .032])
# ------------------------------------------------------------------ bucket and spade, flip-flops
red, N = fresh('bucket'); N.set(Base_Color=N.ramp(N.noise(3, 6, N.coord('Object')), [(.3, (.62, .10, .05)), (.7, (.74, .16, .08))]), Roughness=.42, Specular=.4)
b = Mesh(); pr = [(.001, 0), (.078, 0), (.082, .006), (.108, .165), (.116, .168), (.117, .182), (.110, .184), (.104, .170), (.080, .012), (.001, .010)]; b.lathe(pr, red, n=64); b.tube([(.112 * math.cos(a), .112 * math.sin(a) * .25 + .0, .172 - .11 * math.sin(a) * .0 + .0) for a in (0, pi)], .004, red, 8) if 0 else None
b.tube([(.113 * math.cos(a), -.105 * math.sin(a), .170 - .045 * math.sin(a)) for a in np.linspace(0, pi, 24)], .0042, mat('handle', (.80, .78, .72), .4), 8); bx, by = -1.42, -7.50; o = b.obj('bucket', (bx, by, gz(bx, by) - .02), .5, smooth=True); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = .9; o.rotation_euler = (.10, -.06, .5)
h = Mesh(); V = []
for j, rr in enumerate((.001, .05, .08, .10)): V += [(rr * math.cos(a), rr * math.sin(a), .150 + .038 * (1 - (rr / .1) ** 2) + .006 * math.sin(3 * a + j)) for a in np.linspace(0, 2 * pi, 40, endpoint=False)]
h.add(V, [(j * 40 + i, j * 40 + (i + 1) % 40, (j + 1) * 40 + (i + 1) % 40, (j + 1) * 40 + i) for j in range(3) for i in range(40)], wet()); q = h.obj('heap', o.location, .5, smooth=True); q.rotation_euler = o.rotation_euler
sp = Mesh(); ye, N = fresh('spade'); N.set(Base_Color=(.80, .52, .07, 1), Roughness=.4, Specular=.4); sp.tube([(0, 0, .05), (0, 0, .30)], [.0085, .0095], ye, 12); sp.tube([(-.042, 0, .305), (-.03, 0, .318), (.03, 0, .318), (.042, 0, .305)], .0095, ye, 10); sp.grid([[(.045 * u * (1 if t < .75 else 1 - (t - .75) * 1.6), .010 * (1 - u * u) + .006 * t, .075 - .15 * t) for u in np.linspace(-1, 1, 11)] for t in np.linspace(0, 1, 14)], ye); x, y = -1.16, -8.02; o = sp.obj('spade', (x, y, gz(x, y) + .02), .7, smooth=True); o.rotation_euler = (-.38, .12, .7); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .003
def flipflop(x, y, sc, rot, side, sole, strap):
    """One rubber sandal, toe towards +y."""
    b = Mesh(); n = 60; w = lambda t: .043 * (1 + .16 * math.sin(2.2 * pi * t - .8)) * (math.sin(pi * min(1, .035 + .95 * t)) ** .32); cx = lambda t: side * .010 * math.sin(pi * t)
    out = [(cx(t) + w(t), .27 * t - .135) for t in np.linspace(0, 1, n)] + [(cx(t) - w(t), .27 * t - .135) for t in np.linspace(1, 0, n)]; k = len(out); zz = lambda yy: .004 * max(0, yy / .135) ** 2 * 2
    for z0, z1, m in ((0, .011, strap), (.011, .019, sole)):
        b.add([(u, v, z0 + zz(v)) for u, v in out] + [(u, v, z1 + zz(v)) for u, v in out], [tuple(range(k))[::-1], tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], m)
    o = b.obj('sole', bevel=.0018); t = Mesh(); px, py = cx(.78) - side * .004, .27 * .80 - .135
    for sg in (-1, 1): t.tube([(px, py, .016), (px, py - .004, .034), (px + sg * .016, py - .030, .043), (cx(.45) + sg * .036, -.012, .034), (cx(.36) + sg * .041, -.042, .012)], [.0048, .0062, .0075, .0072, .0055], strap, 10)
    c = t.obj('strap', smooth=True, subsurf=1); z = gz(x, y)
    for q in (o, c): q.location = (x, y, z + .004); q.rotation_euler = (.02, .03 * side, rot); q.scale = (sc,) * 3
rub = lambda c: mat('rub%s' % (c,), c, .62, spec=.3)
for (x, y, sc, rot), sole, strap in zip(SHOES, ((.030, .085, .13), (.80, .76, .68), (.10, .42, .46), (.80, .34, .22)), ((.020, .030, .045), (.62, .46, .30), (.78, .74, .64), (.82, .66, .20))):
    for sd in (-1, 1): flipflop(x + sd * .058 * sc, y + .03 * sd * sc, sc, rot - sd * .10, -sd, rub(sole), rub(strap))
ps = palms(3)
for i, (x, y, k) in enumerate(((-9.5, -7.5, 1.), (-7.6, -4.6, .9), (9.5, -6.5, 1.), (11.5, -4.8, .9))): inst(ps[i % 3], (x, y, zat(zf, x, y) - .1), i * 2.1, k)
sky(EL, AZ, .20, sun_i=7.5, dust=.7, clouds=.75, cloud_col=(1, .99, .97), cloud_i=6)
z = zat(zf, *EYE)
if TALL: camera((-.24, -10.9, z + 1.35), (-.17, -6.8, z - .25), 30, (CX, CY - .2, z + .3), 5.6)
else: camera((EYE[0], EYE[1], z + .86), (LOOK[0], LOOK[1], z + .30), 28, (CX, CY - .2, z + .3), 5.6)
shot('castle', 10)
