"""events_kit.py - shared assets for the events / leisure / seasonal scenes (on top of resort.py).
proto(*objs)            join objects (modifiers applied) into ONE unlinked mesh object; place it with inst()
shot(name, spp)         render; OPT: w h spp cam
FURNITURE  banquet_chair tiffany_chair round_table(cloth, settings, chairs) long_table cocktail_table podium stage screen daybed
TABLEWARE  place_setting wine_glass tumbler plate jug bottle candle votive lantern cake bread fruit platters
FLOWERS    roses(seed, r, n, cols) bouquet garland(pts) lei flower_arch
LIGHTS     chandelier ring_lamp festoon downlights tiki
OUTDOORS   shore() (sand+sea facing +Y, fan grid around the camera), night_sky, tree, deck, sun presets
People are never modelled."""
import sys, os
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from resort import *
CAM = OPT.get('cam', 'a')

# ------------------------------------------------------------------ plumbing
def quiet(m):
    "emissive material that is only looked at, never sampled as a lamp (no noise)"
    m.cycles.sample_as_light = False; return m
def glow(name, color, strength): return quiet(emit(name, color, strength))
def shot(name, spp=64):
    render(name, 1980, 1320, spp)
def proto(*objs, smooth=35):
    "join + apply modifiers -> unlinked object for inst()"
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); bm = bmesh.new(); mats = []
    for o in objs:
        e = o.evaluated_get(dg); me = bpy.data.meshes.new_from_object(e); me.transform(o.matrix_world); mp = []
        for m in (me.materials if len(me.materials) else [mat('x')]):
            if m not in mats: mats.append(m)
            mp.append(mats.index(m))
        for p in me.polygons: p.material_index = mp[min(p.material_index, len(mp) - 1)]
        bm.from_mesh(me); bpy.data.meshes.remove(me)
    me = bpy.data.meshes.new('proto'); bm.to_mesh(me); bm.free()
    for m in mats: me.materials.append(m)
    if smooth: me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(smooth)
    for o in objs: bpy.data.objects.remove(o)
    return bpy.data.objects.new('proto', me)
def take(f, *a, **k):
    "call f and return every object it linked to the scene"
    sc = bpy.context.scene.collection; before = set(sc.objects); f(*a, **k); return [o for o in sc.objects if o not in before]
def ring(n, r, z=0, a0=0.): return [(r * math.cos(a0 + 2 * pi * i / n), r * math.sin(a0 + 2 * pi * i / n), z) for i in range(n)]
def world(color, strength):
    w = bpy.context.scene.world.node_tree.nodes['Background']; w.inputs[0].default_value = tuple(color) + (1,); w.inputs[1].default_value = strength
def fast(b=5, d=3, g=3, t=8, clamp=4):
    c = bpy.context.scene.cycles; c.max_bounces = b; c.diffuse_bounces = d; c.glossy_bounces = g; c.transmission_bounces = t; c.transparent_max_bounces = t; c.sample_clamp_indirect = clamp
def attr_parent(names, loc, rot):
    root = link(bpy.data.objects.new('root', None)); root.location = loc; root.rotation_euler = (0, 0, rot)
    for o in list(bpy.context.scene.objects):
        if o.name.split('.')[0] in names and o.parent is None: o.parent = root
    return root

# ------------------------------------------------------------------ materials
def brass(): return mat('brass', (.60, .42, .20), .26, 1.)
def goldm(): return mat('goldm', (.70, .50, .25), .32, 1.)
def steel(): return mat('steel', (.72, .72, .71), .2, 1.)
def black(): return mat('blk', (.012, .012, .012), .45)
def china(): return mat('china', (.80, .78, .74), .12)
def ivory(): return fabric((.76, .72, .64), 900, .4, .9, .2, .03, .25)
def white_cloth(): return fabric((.79, .775, .74), 1100, .4, .9, .2, .02, .35)
def green_cloth(): return fabric((.022, .060, .036), 800, .7, .85, .2, .08)
def gold_cloth(): return fabric(tuple(C['gold']), 600, .5, .85, .3)
def mahog(axis=0): return wood((.06, .026, .013), (.17, .08, .04), axis)
def teak(axis=0): return wood((.13, .065, .03), (.30, .17, .085), axis)
def oak(axis=0, s=1.): return wood((.26, .15, .075), (.46, .30, .17), axis, s)
@cached
def glassy(tint=(.96, .98, .97), k=1.):
    m, N = fresh('glassy'); f = N.new('LayerWeight', Blend=.5).outputs['Facing']; p3 = N.new('Math', _operation='POWER', i0=f, i1=3.2).outputs[0]; tr = N.new('BsdfTransparent', Color=tuple(tint) + (1,)); gl = N.new('BsdfGlossy', Roughness=.02)
    mx = N.new('MixShader', i0=N.new('Math', _operation='MULTIPLY_ADD', i0=p3, i1=min(.9, .62 * k), i2=.035).outputs[0], i1=tr.outputs[0], i2=gl.outputs[0]); N.link(mx.outputs[0], N.out.inputs[0]); return m
@cached
def liquid(col=(.7, .3, .05)):
    m, N = fresh('liq'); fr = N.new('Math', _operation='MULTIPLY_ADD', i0=N.new('Math', _operation='POWER', i0=N.new('LayerWeight', Blend=.5).outputs['Facing'], i1=4.).outputs[0], i1=.5, i2=.03); tr = N.new('BsdfTransparent', Color=tuple(min(1, c ** .5) for c in col) + (1,)); df = N.new('BsdfDiffuse', Color=tuple(min(.9, c * 1.15) for c in col) + (1,)); gl = N.new('BsdfGlossy', Roughness=.02)
    a = N.new('MixShader', i0=.6, i1=tr.outputs[0], i2=df.outputs[0]); b = N.new('MixShader', i0=fr.outputs[0], i1=a.outputs[0], i2=gl.outputs[0]); N.link(b.outputs[0], N.out.inputs[0]); return m
@cached
def carpet(base=(.20, .15, .095), fig=(.34, .26, .16), third=(.05, .075, .05), s=1.1):
    "contract carpet: interlocking rings in three tones"
    m, N = fresh('carpet'); v = N.coord('Object', (s, s, s)); vo = N.new('TexVoronoi', Scale=1.0, Vector=v, Randomness=.35)
    rg = N.new('Math', _operation='SINE', i0=N.new('Math', _operation='MULTIPLY', i0=vo.outputs[0], i1=30.).outputs[0]).outputs[0]
    c1 = N.ramp(rg, [(.42, base), (.62, fig)]); n2 = N.noise(.8, 3, v); c2 = N.new('MixRGB', i0=N.new('MapRange', Value=n2, i1=.52, i2=.56).outputs[0], i1=c1, i2=N.ramp(rg, [(.42, base), (.6, third)])).outputs[0]
    fz = N.noise(160, 3, N.coord('Object')); N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=.7, i1=c2, i2=N.ramp(fz, [(.25, (.6,) * 3), (.75, (1.1,) * 3)])).outputs[0], Roughness=1., Specular=.05, Sheen=.3); N.bump(fz, .6, .01); return m
@cached
def parquet(c1=(.20, .105, .05), c2=(.34, .20, .10), w=.11, rough=.24):
    m, N = fresh('parquet'); v = N.coord('Object'); b = N.new('TexBrick', Vector=v, Scale=1., Mortar_Size=.0015, Brick_Width=w * 8, Row_Height=w, Color1=c1 + (1,), Color2=c2 + (1,), Mortar=(.05, .03, .02, 1)); b.offset = .37
    gr = N.noise(3, 8, N.coord('Object', (.8, 14, 1)), .6, .6); N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=b.outputs[0], i2=N.ramp(gr, [(.3, (.75,) * 3), (.7, (1.1,) * 3)])).outputs[0], Roughness=rough, Specular=.45); return m
@cached
def marble(c=(.70, .65, .56), vein=(.42, .34, .25), s=1., rough=.12):
    m, N = fresh('marble'); v = N.coord('Object', (s, s, s)); a = N.noise(1.2, 10, v, .62, 1.6)
    N.set(Base_Color=N.ramp(a, [(.28, tuple(np.array(c) * .9)), (.47, c), (.505, vein), (.54, c), (.8, tuple(np.array(c) * 1.08))]), Roughness=rough); return m
@cached
def paper(c=(.78, .76, .72)): return mat('paper%s' % (c,), c, .7)

# ------------------------------------------------------------------ generic shapes
def pad(b, c, s, m, lean=0., axis='y'):
    "tilted box: centre c, size s, lean about x"
    (cx, cy, cz), (sx, sy, sz) = c, s; V = []
    for z in (-1, 1):
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            p = Vector((x * sx / 2, y * sy / 2, z * sz / 2)); p.rotate(Matrix.Rotation(lean, 3, 'X')); V.append((cx + p.x, cy + p.y, cz + p.z))
    b.add(V, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)
def skirt(outline, h, m, z0=.008, flare=.05, folds=22, amp=.035, seed=0, edge=.012, name='cloth'):
    """table-cloth over a flat outline [(x, y)] (counter-clockwise, dense): flat top, soft edge, pleated fall to the floor"""
    R = random.Random(seed); n = len(outline); P = np.array(outline, float); t = np.roll(P, -1, 0) - np.roll(P, 1, 0); t /= np.linalg.norm(t, axis=1)[:, None]; nr = np.stack([t[:, 1], -t[:, 0]], 1)
    s = np.cumsum(np.linalg.norm(np.roll(P, -1, 0) - P, axis=1)); s /= s[-1]; w = np.sin(2 * pi * folds * s + 1.2 * np.sin(2 * pi * s * 5 + seed)) + .45 * np.sin(2 * pi * folds * 1.9 * s + seed * 2)
    rows = []; c = P.mean(0)
    for k in (.0, .5, .93): rows.append(np.c_[c + (P - c) * k, np.full(n, h)])
    rows.append(np.c_[P, np.full(n, h - .001)])
    for q in (.3, .8): rows.append(np.c_[P + nr * edge * q, np.full(n, h - edge * q * q)])
    for k in range(1, 11):
        u = k / 10; d = edge + flare * u ** 1.2 + amp * w * u ** .8; rows.append(np.c_[P + nr * d[:, None], np.full(n, h - edge - (h - edge - z0) * u)])
    V = np.concatenate(rows); F = np.concatenate([np.stack([j * n + np.arange(n), j * n + (np.arange(n) + 1) % n, (j + 1) * n + (np.arange(n) + 1) % n, (j + 1) * n + np.arange(n)], 1)[:, ::-1] for j in range(len(rows) - 1)])
    return fast_mesh(name, V, F, [m])
def circle(r, n=176): return [(r * math.cos(2 * pi * i / n), r * math.sin(2 * pi * i / n)) for i in range(n)]
def rrect(w, d, r=.03, step=.035):
    "dense rounded rectangle, counter-clockwise"
    out = []; cs = [(w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, pi / 2), (-w / 2 + r, -d / 2 + r, pi), (w / 2 - r, -d / 2 + r, 1.5 * pi)]
    for i, (x, y, a) in enumerate(cs):
        arc = [(x + r * math.cos(a + k * pi / 12), y + r * math.sin(a + k * pi / 12)) for k in range(7)]; out += arc
        x2, y2, a2 = cs[(i + 1) % 4]; e = (x2 + r * math.cos(a2), y2 + r * math.sin(a2)); L = math.dist(arc[-1], e); m = max(1, int(L / step)); out += [(arc[-1][0] + (e[0] - arc[-1][0]) * k / m, arc[-1][1] + (e[1] - arc[-1][1]) * k / m) for k in range(1, m)]
    return out
def sphere(r, m, loc=(0, 0, 0), n=20, sq=1.):
    b = Mesh(); b.lathe([(max(1e-4, r * math.sin(pi * k / 12)), -r * sq * math.cos(pi * k / 12)) for k in range(13)], m, n=n); return b.obj('sph', loc, smooth=True)
def blob(b, loc, r, m, n=12, sq=1., k=8): b.lathe([(max(1e-4, r * math.sin(pi * i / k)), -r * sq * math.cos(pi * i / k)) for i in range(k + 1)], m, loc, n)

# ------------------------------------------------------------------ flowers
def _rose(R, layers=((3, .30, .95, .05), (5, .62, .85, .35), (6, 1.0, .62, .9))):
    V, F = [], []; nt, nu = 4, 4
    for n, rad, hh, op in layers:
        a0 = R.random() * 6
        for p in range(n):
            a = a0 + 2 * pi * p / n; half = pi / n * 1.35; k = len(V)
            for j in range(nt + 1):
                t = j / nt
                for i in range(nu + 1):
                    u = 2 * i / nu - 1; wd = math.sin(pi * (.18 + .70 * t)) ** .6; an = a + u * half * wd
                    rr = rad * (.25 + .75 * math.sin(t * 1.5)) + op * .30 * t * t - .05 * abs(u); zz = hh * (math.sin(t * 1.45) - op * .35 * t * t) - .10 * u * u * t + R.uniform(-.02, .02)
                    V.append((rr * math.cos(an), rr * math.sin(an), zz - .2))
            F += [(k + j * (nu + 1) + i, k + j * (nu + 1) + i + 1, k + (j + 1) * (nu + 1) + i + 1, k + (j + 1) * (nu + 1) + i) for j in range(nt) for i in range(nu)]
    return np.array(V), np.array(F)
def _daisy(R, n=5, hh=.25, w=.95):
    "open five-petal flower: frangipani / hibiscus / orchid"
    V, F = [], []
    for p in range(n):
        a = 2 * pi * p / n; k = len(V)
        for j in range(6):
            t = j / 5; ww = w * .5 * math.sin(pi * (t * .92 + .04)) ** .7
            for i in range(4):
                u = 2 * i / 3 - 1; x, y = .08 + 1.0 * t, u * ww; V.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), hh * math.sin(2.0 * t) - .18 * abs(u) + .12 * u))
        F += [(k + j * 4 + i, k + j * 4 + i + 1, k + (j + 1) * 4 + i + 1, k + (j + 1) * 4 + i) for j in range(5) for i in range(3)]
    return np.array(V), np.array(F)
PET = dict(white=(.80, .77, .70), cream=(.78, .68, .50), blush=(.74, .44, .38), pink=(.62, .14, .22), red=(.42, .02, .02), coral=(.72, .20, .10), yellow=(.80, .52, .06), orange=(.74, .26, .03), purple=(.22, .05, .30), magenta=(.48, .02, .20))
@cached
def petal(c):
    m, N = fresh('petal'); c = np.array(c); col = N.ramp(N.noise(14, 3, N.coord('Object')), [(.3, tuple(c * .88)), (.7, tuple(np.minimum(c * 1.06, .9)))]); N.set(Base_Color=col, Roughness=.6, Specular=.2, Sheen=.3); tl = N.new('BsdfTranslucent', Color=tuple(np.minimum(c * 1.05, .9)) + (1,)); N.link(N.new('MixShader', i0=.35, i1=N.bsdf.outputs[0], i2=tl.outputs[0]).outputs[0], N.out.inputs[0]); return m
def _place(T, pts, nrm, sz, R, spin=True):
    Vt, Ft = T; out, fo = [], []
    for i, (p, n, s) in enumerate(zip(pts, nrm, sz)):
        n = n / np.linalg.norm(n); t = np.cross(n, R.normal(size=3)); t /= np.linalg.norm(t); b = np.cross(n, t); out.append(p + s * (Vt[:, :1] * t + Vt[:, 1:2] * b + Vt[:, 2:] * n)); fo.append(Ft + i * len(Vt))
    return (np.concatenate(out), np.concatenate(fo)) if out else (np.zeros((0, 3)), np.zeros((0, 4), int))
def flowers_at(pts, nrm, seed=0, size=.035, cols=('white', 'cream', 'blush'), kind='rose', leaves=1.5, leafcol=(.045, .10, .03), leafsize=1.6, name='flowers'):
    "flowers on given points/normals + leaves between them -> one object"
    pts = np.asarray(pts, float); nrm = np.asarray(nrm, float); R = np.random.default_rng(abs(int(seed))); Q = random.Random(seed); V, F, M, off = [], [], [], 0; which = R.integers(0, len(cols), len(pts)); mats = []
    for k, c in enumerate(cols):
        sel = np.where(which == k)[0]
        if not len(sel): continue
        kd = kind if kind != 'mix' else ('rose', 'daisy')[k % 2]; T = _rose(Q) if kd == 'rose' else _daisy(Q); v, f = _place(T, pts[sel], nrm[sel] + R.normal(size=(len(sel), 3)) * .25, size * R.uniform(.65, 1.2, len(sel)), R)
        V.append(v); F.append(f + off); off += len(v); M += [len(mats)] * len(f); mats.append(petal(PET[c] if isinstance(c, str) else c))
    nl = int(len(pts) * leaves)
    if nl:
        i = R.integers(0, len(pts), nl); L = size * leafsize; d = nrm[i] + R.normal(size=(nl, 3)) * .8; d /= np.linalg.norm(d, axis=1)[:, None]; s = np.cross(d, R.normal(size=(nl, 3))); s /= np.linalg.norm(s, axis=1)[:, None]; q = R.uniform(.7, 1.4, (nl, 1)) * L; p0 = pts[i] - nrm[i] * size * .35
        v = np.stack([p0, p0 + d * q * .55 + s * q * .26, p0 + d * q * 1.15 - nrm[i] * q * .1, p0 + d * q * .55 - s * q * .26], 1).reshape(-1, 3); f = np.arange(4 * nl).reshape(nl, 4); V.append(v); F.append(f + off); M += [len(mats)] * nl; mats.append(leaf(leafcol))
    return fast_mesh(name, np.concatenate(V), np.concatenate(F), mats, M)
def roses(seed=0, r=.14, n=36, size=.036, cols=('white', 'cream', 'blush'), low=-.15, sq=.8, kind='rose', leaves=1.6):
    "dome of flowers centred on the origin"
    R = np.random.default_rng(abs(int(seed))); i = np.arange(n) + .5; z = 1 - (1 - low) * i / n; a = i * 2.39996; rr = np.sqrt(1 - z * z); d = np.stack([rr * np.cos(a), rr * np.sin(a), z], 1) + R.normal(size=(n, 3)) * .06
    return flowers_at(d * np.array([r, r, r * sq]) * R.uniform(.88, 1.12, (n, 1)), d, seed, size, cols, kind, leaves)
def garland(pts, r=.06, per_m=60, seed=0, size=.035, cols=('white', 'cream'), kind='rose', leaves=2., name='garland'):
    "flowers and leaves around a polyline"
    R = np.random.default_rng(abs(int(seed))); P = np.array([tuple(p) for p in pts], float); seg = np.linalg.norm(np.diff(P, axis=0), axis=1); s = np.r_[0, np.cumsum(seg)]; n = max(4, int(s[-1] * per_m)); u = np.sort(R.uniform(0, s[-1], n)); q = np.stack([np.interp(u, s, P[:, k]) for k in range(3)], 1)
    q2 = np.stack([np.interp(u + .01, s, P[:, k]) for k in range(3)], 1); t = q2 - q; t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9; d = R.normal(size=(n, 3)); d -= t * (d * t).sum(1)[:, None]; d /= np.linalg.norm(d, axis=1)[:, None]
    return flowers_at(q + d * r * R.uniform(.6, 1.05, (n, 1)), d, seed, size, cols, kind, leaves, name=name)
def petals_on(x0, x1, y0, y1, zf, n, seed=0, cols=('white', 'blush'), size=.022, keep=None):
    "loose petals on a surface z = zf(x, y)"
    R = np.random.default_rng(abs(int(seed))); x = R.uniform(x0, x1, n); y = R.uniform(y0, y1, n)
    if keep is not None: k = keep(x, y, R); x, y = x[k], y[k]; n = len(x)
    z = zf(x, y) + .004; a = R.uniform(0, 6.28, n); V = []
    sz = size * R.uniform(.7, 1.2, n)
    for (u, w, dz) in ((-1, 0, .25), (0, -.75, .0), (1, 0, .35), (0, .75, .05)): V.append(np.stack([x + sz * (u * np.cos(a) - w * np.sin(a)), y + sz * (u * np.sin(a) + w * np.cos(a)), z + sz * dz * R.uniform(.3, 1.4, n)], 1))
    V = np.stack(V, 1).reshape(-1, 3); return fast_mesh('petals', V, np.arange(4 * n).reshape(n, 4), [petal(PET[c]) for c in cols], R.integers(0, len(cols), n))
def tall_vase(h=.62, r=.13, seed=0, cols=('white', 'cream', 'blush'), n=70, metal=None):
    "trumpet vase with a flower dome; origin at the foot"
    b = Mesh(); b.lathe([(0, 0), (.10, 0), (.10, .012), (.02, .03), (.016, h * .6), (.05, h * .93), (.085, h), (0, h)], metal or goldm(), n=24); v = b.obj('vase', smooth=True); f = roses(seed, r * 1.5, n, .042, cols); f.location = (0, 0, h + .03); bpy.context.view_layer.update(); return [v, f]
def potted(seed=0, h=1.5, pot=None, r=.22):
    "areca-like potted plant for interiors"
    R = random.Random(seed); b = Mesh(); lm = leaf((.035, .10, .022), .4); b.lathe([(0, 0), (r * .8, 0), (r, .42), (r * .94, .42), (r * .9, .36), (0, .36)], pot or mat('potw', (.62, .58, .5), .5), n=28)
    for i in range(15):
        az = i * 2.4 + R.uniform(-.3, .3); el = R.uniform(.75, 1.45); L = h * R.uniform(.65, 1.0); p = Vector((0, 0, .36)); an = el; P = []
        for k in range(11): P.append((p.copy(), an)); an -= (1.5 - el * .5) / 10 * (k / 6); p += Vector((math.cos(az) * math.cos(an), math.sin(az) * math.cos(an), math.sin(an))) * L / 10
        b.tube([q for q, _ in P], [.008 * (1 - .8 * k / 10) for k in range(11)], lm, 4); side = Vector((-math.sin(az), math.cos(az), 0))
        for k in range(16):
            x = 3 + 6.9 * k / 16; j = int(x); q = P[j][0].lerp(P[j + 1][0], x - j); d = Vector((math.cos(az) * math.cos(P[j][1]), math.sin(az) * math.cos(P[j][1]), math.sin(P[j][1])))
            for sg in (-1, 1):
                o = (side * sg + d * .9 + Vector((0, 0, .1))).normalized(); ll = .20 * h / 1.5; w = d * .014; b.add([q - w, q + w, q + o * ll * .5 + w * 1.2 + Vector((0, 0, .012)), q + o * ll * .5 - w * 1.2 + Vector((0, 0, .012)), q + o * ll - Vector((0, 0, .05))], [(0, 1, 2, 3), (3, 2, 4)], lm)
    return b.obj('potted', smooth=True)

# ------------------------------------------------------------------ tableware
def wine_glass(b, loc, h=.20, r=.038, fill=0., col=(.35, .02, .03), n=14, g=None):
    g = g or glassy(); b.lathe([(r * .85, .001), (.006, .006), (.005, h * .42), (r * .75, h * .52), (r, h * .68), (r * .86, h)], g, loc, n)
    if fill: z = h * (.47 + .4 * fill); b.lathe([(.003, h * .46), (r * .72, h * .53), (r * .94, z), (.001, z)], liquid(col), loc, n)
def flute(b, loc, h=.22, fill=.7, n=12): b.lathe([(.03, .001), (.005, .005), (.005, h * .38), (.02, h * .5), (.025, h * .75), (.021, h)], glassy(), loc, n); b.lathe([(.002, h * .40), (.017, h * .5), (.022, h * (.5 + .4 * fill)), (.001, h * (.5 + .4 * fill))], liquid((.85, .66, .30)), loc, n)
def tumbler(b, loc, h=.11, r=.034, fill=.7, col=(.85, .45, .08), n=16): b.lathe([(r * .82, .0), (r, h), (r * .93, h), (r * .78, .01), (.001, .01)], glassy(), loc, n); (fill and b.lathe([(r * .76, .012), (r * (.78 + .14 * fill), h * fill), (.001, h * fill)], liquid(col), loc, n))
def plate(b, loc, r=.135, m=None, n=28, rim=None):
    m = m or china(); b.lathe([(.001, .004), (r * .62, .004), (r * .70, .008), (r, .018), (r, .021), (r * .68, .012), (r * .62, .009), (.001, .009)], m, loc, n)
    if rim: b.lathe([(r, .0205), (r * 1.012, .0195), (r * .955, .0185), (r, .0215)], rim, loc, n)
def cup(b, loc, r=.04, m=None, coffee=True): m = m or china(); plate(b, loc, .07, m, 20); x, y, z = loc; b.lathe([(.02, .012), (r * .8, .03), (r, .07), (r * .93, .07), (r * .72, .03), (.001, .02)], m, loc, 20); (coffee and b.lathe([(r * .9, .058), (.001, .058)], mat('coffee', (.06, .022, .008), .15), loc, 20)); b.tube([(x + r * .9, y, z + .062), (x + r * 1.5, y, z + .055), (x + r * 1.4, y, z + .035), (x + r * .8, y, z + .032)], .005, m, 6)
def bottle(b, loc, h=.30, r=.037, m=None, label=True): m = m or mat('winebot', (.008, .016, .008), .06, spec=.7); b.lathe([(0.001, 0), (r, 0), (r, h * .62), (r * .8, h * .70), (.014, h * .78), (.0135, h), (.001, h)], m, loc, 18); (label and b.lathe([(r * 1.01, h * .18), (r * 1.01, h * .46)], paper((.72, .66, .52)), loc, 18))
def jug(b, loc, h=.24, r=.06, col=(.85, .45, .08), fill=.75): b.lathe([(r * .8, 0), (r, h * .35), (r * .62, h * .8), (r * .72, h)], glassy(), loc, 20); b.lathe([(.001, .008), (r * .78, .008), (r * .96, h * .35), (r * .68, h * fill), (.001, h * fill)], liquid(col), loc, 20); x, y, z = loc; b.tube([(x + r * .65, y, z + h * .9), (x + r * 1.35, y, z + h * .82), (x + r * 1.3, y, z + h * .4), (x + r * .95, y, z + h * .32)], .008, glassy(), 6)
def candle(b, loc, r=.022, h=.10, flame=True, wax=None):
    x, y, z = loc; w = wax or mat('wax', (.80, .72, .58), .45); b.lathe([(r, 0), (r, h), (r * .8, h), (.001, h - .006)], w, loc, 14)
    if flame: b.lathe([(.0005, 0), (.0055, .010), (.0065, .018), (.004, .030), (.0005, .046)], flame_m(), (x, y, z + h + .002), 8)
@cached
def flame_m(): return glow('flame', (1, .50, .14), 34)
def votive(b, loc, r=.034, h=.075, k=1.): x, y, z = loc; b.lathe([(r * .85, 0), (r, h)], votive_m(), loc, 14); b.lathe([(r * .85, .002), (.001, .002)], mat('wax', (.80, .72, .58), .45), loc, 12); b.lathe([(.0005, 0), (.007 * k, .012), (.0005, .05 * k)], flame_m(), (x, y, z + .018), 8)
@cached
def votive_m():
    m, N = fresh('votive'); tr = N.new('BsdfTransparent', Color=(1, .86, .66, 1)); em = N.new('Emission', Color=(1, .55, .20, 1), Strength=1.6); gl = N.new('BsdfGlossy', Roughness=.05); a = N.new('MixShader', i0=.22, i1=tr.outputs[0], i2=em.outputs[0]); N.link(N.new('MixShader', i0=.06, i1=a.outputs[0], i2=gl.outputs[0]).outputs[0], N.out.inputs[0]); return quiet(m)
def lantern(loc=(0, 0, 0), h=.42, w=.2, m=None, power=0):
    "square metal-and-glass lantern with a candle; origin at the foot"
    m = m or mat('lant', (.05, .035, .02), .4, .7); b = Mesh(); q = w / 2
    b.box((-q, -q, 0), (q, q, .02), m); b.box((-q, -q, h * .78), (q, q, h * .80), m)
    for x in (-q, q - .014):
        for y in (-q, q - .014): b.box((x, y, .02), (x + .014, y + .014, h * .78), m)
    b.add([(-q * 1.1, -q * 1.1, h * .8), (q * 1.1, -q * 1.1, h * .8), (q * 1.1, q * 1.1, h * .8), (-q * 1.1, q * 1.1, h * .8), (0, 0, h * .97)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], m)
    b.tube([(.05 * math.cos(a), 0, h * .98 + .05 * math.sin(a)) for a in np.linspace(-.4, pi + .4, 12)], .004, m, 6); b.lathe([(w * .17, 0), (w * .17, h * .34), (.001, h * .34)], waxglow(), (0, 0, .02), 14); b.lathe([(.0005, 0), (.012, .02), (.0005, .075)], flame_m(), (0, 0, .02 + h * .35), 8)
    o = b.obj('lantern', loc)
    if power: point((loc[0], loc[1], loc[2] + h * .5), power, (1, .55, .22), .03)
    return o
@cached
def waxglow():
    m, N = fresh('waxglow'); N.set(Base_Color=(.8, .7, .52, 1), Roughness=.5); em = N.new('Emission', Color=(1, .50, .18, 1), Strength=.9); N.link(N.new('AddShader', i0=N.bsdf.outputs[0], i1=em.outputs[0]).outputs[0], N.out.inputs[0]); return quiet(m)
def place_setting(b, x, y, rot=0., z=0., charger=None, napkin=None, wine=True):
    "charger, plate, napkin, cutlery, two glasses; the guest sits towards -Y before rotation"
    t = Mesh(); ch = charger or goldm(); plate(t, (0, 0, 0), .155, ch, 24); plate(t, (0, 0, .012), .128, china(), 24, goldm()); nm = napkin or green_cloth()
    pad(t, (0, -.005, .034), (.075, .20, .014), nm); t.tube([(-.042, 0, .036), (0, 0, .046), (.042, 0, .036)], .010, ch, 8)
    for dx in (-.185, -.207): pad(t, (dx, -.01, .004), (.012, .19, .003), steel())
    for dx in (.185, .207): pad(t, (dx, -.01, .004), (.011, .21, .003), steel())
    if wine: wine_glass(t, (.13, .19, 0), .21, .04); wine_glass(t, (.20, .145, 0), .18, .034)
    merge(b, t, x, y, z, rot)
def merge(b, t, x, y, z, rot=0., s=1.):
    "append mesh t to b, moved and turned"
    c, q = math.cos(rot), math.sin(rot); k = len(b.v); b.v += [(x + s * (c * u - q * v), y + s * (q * u + c * v), z + s * w) for u, v, w in t.v]
    for f, m in zip(t.f, t.m): b.f.append(tuple(k + i for i in f)); b.m.append(b.mi(t.mats[m]))

# ------------------------------------------------------------------ chairs and tables
def banquet_chair(seat=None, frame=None):
    "stacking conference chair, guest faces +Y; unlinked proto"
    m, f = seat or green_cloth(), frame or goldm(); b = Mesh(); pad(b, (0, 0, .455), (.44, .44, .07), m); o1 = b.obj(bevel=.022); c = Mesh(); pad(c, (0, -.235, .70), (.42, .05, .40), m, .12); o2 = c.obj(bevel=.022); d = Mesh()
    for x in (-.205, .205):
        d.tube([(x, .20, 0), (x, .195, .42)], .012, f, 8); d.tube([(x, -.23, 0), (x, -.205, .42), (x, -.245, .72), (x * .98, -.275, .90)], .012, f, 8); d.tube([(x, -.2, .415), (x, .2, .415)], .010, f, 6)
    d.tube([(-.205, .2, .415), (.205, .2, .415)], .010, f, 6); d.tube([(-.2, -.275, .90), (0, -.285, .915), (.2, -.275, .90)], .012, f, 8); return proto(o1, o2, d.obj())
def tiffany_chair(frame=None, cushion=None):
    "chiavari / 'tiffany' ceremony chair, faces +Y; unlinked proto"
    f, m = frame or mat('tiff', (.78, .75, .69), .35), cushion or ivory(); b = Mesh()
    for x in (-.19, .19):
        b.tube([(x, .19, 0), (x, .185, .44)], .013, f, 8); b.tube([(x, -.20, 0), (x * .97, -.19, .45), (x * .92, -.215, .92)], .013, f, 8)
        for z in (.14, .26): b.tube([(x, -.195, z), (x, .188, z)], .008, f, 6)
    for z in (.18, .30): b.tube([(-.19, .188, z), (.19, .188, z)], .008, f, 6); b.tube([(-.185, -.195, z), (.185, -.195, z)], .008, f, 6)
    for z, k in ((.56, .93), (.62, .93), (.85, .92), (.905, .92)): b.tube([(-.19 * k, -.19 - (z - .45) * .055, z), (.19 * k, -.19 - (z - .45) * .055, z)], .009, f, 6)
    for i in range(5): x = (-2 + i) * .058; b.tube([(x, -.198, .62), (x, -.210, .85)], .006, f, 6)
    b.box((-.21, -.21, .43), (.21, .21, .452), f); o = b.obj('tif'); c = Mesh(); c.box((-.20, -.19, .452), (.20, .20, .487), m); return proto(o, c.obj(bevel=.016))
def round_table(r=.9, seats=10, chair=None, cloth=None, centre='low', seed=0, napkin=None, over=None, cols=('white', 'cream', 'blush'), h=.75, gap=.30, wine=True, chairs_gap=0):
    "dressed banquet round with chairs (faces inwards); unlinked proto"
    objs = [skirt(circle(r), h, cloth or white_cloth(), seed=seed)]
    if over: objs.append(skirt(circle(r + .004, 120), h + .004, over, z0=h - .30, flare=.03, folds=14, amp=.02, edge=.014))
    b = Mesh()
    for i in range(seats): a = 2 * pi * i / seats + .1; place_setting(b, (r - .24) * math.cos(a), (r - .24) * math.sin(a), a + pi / 2, h + .006, napkin=napkin, wine=wine)
    if centre == 'tall':
        for o in tall_vase(.66, .15, seed, cols, 90): o.location.z += h; objs.append(o)
        for i in range(6): a = i * 1.05; votive(b, (.21 * math.cos(a), .21 * math.sin(a), h + .005))
    elif centre == 'low':
        f = roses(seed, .17, 46, .040, cols); f.location.z = h + .10; objs.append(f); b.lathe([(.001, 0), (.09, 0), (.13, .09), (.001, .09)], goldm(), (0, 0, h + .005), 24)
        for i in range(5): a = i * 1.26 + .4; votive(b, (.30 * math.cos(a), .30 * math.sin(a), h + .005))
    elif centre == 'candles':
        for i, (q, hh) in enumerate(((0, .34), (.09, .26), (.10, .20))): a = i * 2.1; b.lathe([(.05, 0), (.05, hh), ], glassy(), (q * math.cos(a), q * math.sin(a), h + .006), 20); candle(b, (q * math.cos(a), q * math.sin(a), h + .006), .03, hh * .5)
        pts = [(.22 * math.cos(a), .22 * math.sin(a), h + .02) for a in np.linspace(0, 6.28, 30)]; objs.append(garland(pts, .03, 60, seed, .03, cols))
    objs.append(b.obj('set')); bpy.context.view_layer.update()
    if chair:
        R = random.Random(seed)
        for i in range(seats): a = 2 * pi * i / seats + .1; rr = r + gap + R.uniform(-.04, .05); objs.append(inst(chair, (rr * math.cos(a), rr * math.sin(a), 0), a + pi / 2 + R.uniform(-.08, .08)))
        bpy.context.view_layer.update()
    return proto(*objs)
def work_table(w=1.8, d=.6, n=2, chair=None, cloth=None, seed=0, h=.75, gap=.42, wine=False):
    "clothed conference table: notepads, pens, water; n chairs on the -Y side looking to +Y; unlinked proto"
    R = random.Random(seed); objs = [skirt(rrect(w, d), h, cloth or ivory(), folds=int(w * 9), amp=.014, flare=.02, seed=seed)]; b = Mesh()
    for i in range(n):
        x = (-.5 + (i + .5) / n) * w + R.uniform(-.02, .02); t = Mesh(); t.box((-.105, -.148, 0), (.105, .148, .010), paper()); t.box((-.105, .11, .010), (.105, .148, .0105), mat('band', C['gold'], .5)); pad(t, (.135, 0, .006), (.009, .14, .008), mat('pen', (.02, .05, .03), .3)); merge(b, t, x, -.10, h + .004, R.uniform(-.06, .06)); tumbler(b, (x + .22, .10, h + .004), .12, .032, .0); bottle(b, (x + .30, .12, h + .004), .21, .029, glassy((.90, .97, .96)), True)
    if n > 1: b.lathe([(.001, 0), (.05, 0), (.07, .03), (.066, .03), (.001, .01)], china(), (0, .12, h + .004), 16); [blob(b, (.03 * math.cos(a), .12 + .03 * math.sin(a), h + .03), .014, mat('mint%d' % (k % 2), ((.02, .10, .05), C['gold'])[k % 2], .4), 8) for k, a in enumerate((0, 1.2, 2.5, 3.7, 5))]
    objs.append(b.obj('set'))
    if chair:
        for i in range(n): objs.append(inst(chair, ((-.5 + (i + .5) / n) * w + R.uniform(-.03, .03), -d / 2 - gap + .16 + R.uniform(-.04, .04), 0), R.uniform(-.06, .06)))
    bpy.context.view_layer.update(); return proto(*objs)
def cocktail_table(seed=0, cloth=None, cols=('white', 'cream', 'blush'), drinks=True, h=1.10, r=.33, band=None, bare=False):
    "high table, stretch cloth gathered by a sash, candle, small flowers, glasses; unlinked proto"
    m = cloth or white_cloth(); n = 120; rows = []; prof = [(.001, h), (r * .9, h), (r, h - .004), (r + .012, h - .02), (r * .86, h * .78), (r * .42, h * .55), (.125, h * .47), (.115, h * .44), (.125, h * .41), (.20, h * .25), (r * .9, .02)]
    V = []
    for rr, z in prof:
        for i in range(n):
            a = 2 * pi * i / n; f = 1 + (.10 * math.sin(12 * a + seed) + .05 * math.sin(23 * a)) * min(1, max(0, (h - .05 - z) / .3)) * (1.2 if z < .2 else .8); V.append((rr * f * math.cos(a), rr * f * math.sin(a), z))
    F = [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for j in range(len(prof) - 1) for i in range(n)]; o = fast_mesh('ck', V, F, [m]); b = Mesh(); b.lathe([(.125, h * .405), (.142, h * .43), (.142, h * .46), (.125, h * .48)], band or gold_cloth(), n=28); R = random.Random(seed)
    if bare: return proto(o, b.obj('x'))
    votive(b, (.06, -.12, h + .002)); fl = roses(seed + 3, .075, 16, .03, cols); fl.location = (-.02, .04, h + .10); b.lathe([(.001, 0), (.035, 0), (.045, .07), (.03, .09), (.001, .09)], goldm(), (-.02, .04, h + .002), 20)
    if drinks:
        for k in range(3): a = 1.2 + k * 1.7 + R.random(); (flute if k % 2 == 0 else wine_glass)(b, (.22 * math.cos(a), .22 * math.sin(a), h + .002), .21, *((.75,) if k % 2 == 0 else (.036, .5, (.82, .72, .42))))
        plate(b, (.16, .12, h + .002), .07); [blob(b, (.16 + dx, .12 + dy, h + .026), .014, mat('olive', (.10, .11, .02), .3), 8) for dx, dy in ((0, 0), (.025, .01), (-.02, .02), (.01, -.025))]
    bpy.context.view_layer.update(); return proto(o, b.obj('x'), fl)
def podium(loc, rot=0., m=None):
    w = m or mahog(2); b = Mesh(); b.box((-.32, -.25, 0), (.32, .25, .06), w); b.box((-.26, -.18, .06), (.26, .20, 1.02), w); b.add([(-.33, -.26, 1.02), (.33, -.26, 1.02), (.33, .26, 1.16), (-.33, .26, 1.16), (-.33, -.26, 1.05), (.33, -.26, 1.05), (.33, .26, 1.19), (-.33, .26, 1.19)], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], w)
    b.tube([(0, .2, 1.15), (0, .17, 1.32), (0, .02, 1.42)], .006, black(), 6); blob(b, (0, 0, 1.43), .018, black()); n = 40; b.add([(.13 * math.cos(a), .2005 * 1 + .004, .62 + .13 * math.sin(a)) for a in np.linspace(0, 6.28, n, False)], [tuple(range(n))], goldm()); return b.obj('podium', loc, rot, bevel=.004)
def screen(x0, x1, z0, z1, y, strength=1.5, kind='sea', frame=True):
    "projection screen facing -Y with an abstract sunset-over-sea title picture"
    m, N = fresh('screen'); g = N.new('TexCoord').outputs['Generated']; sp = N.new('SeparateXYZ', Vector=g); z = sp.outputs[2]; x = sp.outputs[0]
    if kind == 'sea':
        wob = N.new('Math', _operation='MULTIPLY_ADD', i0=N.noise(3, 6, N.coord('Generated', (1.2, 1, 5))), i1=.05, i2=z).outputs[0]
        base = N.ramp(wob, [(.0, (.02, .10, .12)), (.30, (.05, .22, .25)), (.415, (.25, .42, .42)), (.43, (.95, .74, .46)), (.6, (.86, .70, .52)), (.95, (.42, .52, .58))])
        dx = N.new('Math', _operation='MULTIPLY', i0=N.new('Math', _operation='SUBTRACT', i0=x, i1=.68).outputs[0], i1=(x1 - x0) / (z1 - z0)).outputs[0]; dz = N.new('Math', _operation='SUBTRACT', i0=z, i1=.60).outputs[0]
        d = N.new('Math', _operation='SQRT', i0=N.new('Math', _operation='ADD', i0=N.new('Math', _operation='MULTIPLY', i0=dx, i1=dx).outputs[0], i1=N.new('Math', _operation='MULTIPLY', i0=dz, i1=dz).outputs[0]).outputs[0]).outputs[0]
        col = N.new('MixRGB', i0=N.new('MapRange', Value=d, i1=.085, i2=.09, i3=1., i4=0.).outputs[0], i1=base, i2=(1, .93, .76, 1)).outputs[0]
    else: col = N.ramp(z, [(0, (.03, .07, .045)), (1, (.05, .11, .07))])
    e = N.new('Emission', Color=col, Strength=strength); N.link(e.outputs[0], N.out.inputs[0]); box((x0, y - .02, z0), (x1, y, z1), quiet(m)); b = Mesh()
    if frame:
        for lo, hi in (((x0 - .07, y - .04, z0 - .07), (x1 + .07, y + .02, z0)), ((x0 - .07, y - .04, z1), (x1 + .07, y + .02, z1 + .07)), ((x0 - .07, y - .04, z0), (x0, y + .02, z1)), ((x1, y - .04, z0), (x1 + .07, y + .02, z1))): b.box(lo, hi, black())
        # title bars (a lecture title as blocks, lower left)
        tw = glow('title', (1, .98, .92), strength * .9); w = x1 - x0; hh = z1 - z0
        for (u, v, l, t) in ((.07, .30, .30, .035), (.07, .235, .22, .035), (.07, .17, .14, .012)): b.box((x0 + u * w, y - .03, z0 + v * hh), (x0 + (u + l) * w, y - .021, z0 + (v + t) * hh), tw)
        b.obj('scr')
    area(((x0 + x1) / 2, y - .3, (z0 + z1) / 2), ((x0 + x1) / 2, y - 6, 0), ((x1 - x0), (z1 - z0)), 14 * strength * (x1 - x0), (1, .86, .68))

# ------------------------------------------------------------------ lights
def chandelier(loc, r=.9, tiers=2, arms=12, drop=1.2, power=60, metal=None, crystal=True):
    "tiered brass ring chandelier, candle bulbs under small shades, crystal strings"
    b = Mesh(); g = metal or brass(); x, y, z = loc; bulb = glow('cbulb', (1, .72, .40), 26); b.tube([(0, 0, 0), (0, 0, drop)], .012, g, 8); blob(b, (0, 0, 0), .09, g, 16); blob(b, (0, 0, drop * .35), .06, g, 16); b.lathe([(.001, drop), (.12, drop), (.08, drop - .05), (.001, drop - .06)], g, n=24)
    cm = glassy((1, .97, .9), 2.2)
    for t in range(tiers):
        rr = r * (1 - .42 * t); zz = .05 + .42 * t; n = max(6, int(arms * (1 - .3 * t))); b.tube(ring(48, rr, zz) + [ring(48, rr, zz)[0]], .014, g, 8)
        for i in range(n):
            a = 2 * pi * i / n; c, q = math.cos(a), math.sin(a); b.tube([(0, 0, zz + .18), (rr * .5 * c, rr * .5 * q, zz - .06), (rr * c, rr * q, zz)], .009, g, 6); b.lathe([(.016, 0), (.016, .10)], mat('cand', (.8, .74, .62), .5), (rr * c, rr * q, zz + .01), 10); b.lathe([(.002, 0), (.016, .022), (.012, .045), (.001, .075)], bulb, (rr * c, rr * q, zz + .11), 10); b.lathe([(.001, 0), (.04, .006), (.001, .012)], g, (rr * c, rr * q, zz), 12)
            if crystal:
                for k in range(5): u = k / 5 + .1; blob(b, (rr * c * (1 - u * .9), rr * q * (1 - u * .9), zz - .10 - .16 * math.sin(pi * u)), .020, cm, 8, 1.5, 4)
                blob(b, (rr * c, rr * q, zz - .075), .022, cm, 8, 1.8, 4)
    o = b.obj('chand', loc, smooth=True); point((x, y, z + .15), power, (1, .76, .48), r * .6); return o
def downlights(xs, ys, z, r=.07, strength=9, name='dl'):
    b = Mesh(); m = glow(name, (1, .86, .66), strength); rim = mat('rimw', (.75, .73, .7), .4)
    for x in xs:
        for y in ys: b.lathe([(r, -.001), (.001, -.001)], m, (x, y, z), 16); b.lathe([(r * 1.3, -.002), (r * 1.3, -.008), (r, -.008), (r, -.001)], rim, (x, y, z), 16)
    return b.obj('dl')
def festoon(p, q, n=14, sag=.5, bulb=.032, strength=45, power=0, lamps=3, m=None):
    "string of bulbs between two points"
    p, q = Vector(p), Vector(q); b = Mesh(); c = lambda t: p.lerp(q, t) - Vector((0, 0, sag * 4 * t * (1 - t))); b.tube([c(k / 24) for k in range(25)], .005, black(), 4); g = m or fest_m(strength)
    for i in range(n):
        t = (i + .5) / n; v = c(t); b.lathe([(.001, 0), (.012, 0), (.012, -.045), (.001, -.045)], black(), v, 8); blob(b, v - Vector((0, 0, .045 + bulb)), bulb, g, 10, 1.15, 6)
    b.obj('festoon', smooth=True)
    if power:
        for k in range(lamps): v = c((k + .5) / lamps); point((v.x, v.y, v.z - .12), power / lamps, (1, .66, .34), .12)
@cached
def fest_m(s=45): return glow('fbulb', (1, .60, .24), s)
def tiki(loc, h=1.9, power=22, seed=0):
    "bamboo torch with flame"
    R = random.Random(seed); b = Mesh(); bm_ = wood((.24, .15, .06), (.46, .32, .15), 2); n = 9; b.tube([(R.uniform(-.006, .006), R.uniform(-.006, .006), h * k / n) for k in range(n + 1)], [.026 + .004 * (k % 2) for k in range(n + 1)], bm_, 10)
    b.lathe([(.03, h - .03), (.075, h + .20), (.066, h + .20), (.03, h + .03)], wood((.10, .055, .02), (.22, .13, .06), 2), n=16)
    for k in range(5): b.lathe([(.038 + .009 * k, h + .006 + .04 * k), (.046 + .009 * k, h + .016 + .04 * k), (.040 + .009 * k, h + .028 + .04 * k)], bm_, n=16)
    b.lathe([(.001, h + .17), (.045, h + .17), (.045, h + .23), (.001, h + .23)], mat('lant', (.05, .035, .02), .4, .7), n=14); b.obj('tiki', loc, R.random() * 6)
    f = Mesh()
    for k in range(3):
        dx, dy = R.uniform(-.02, .02), R.uniform(-.02, .02); s_ = R.uniform(.8, 1.15); V = []
        prof = [(.004, 0), (.045, .05), (.052, .10), (.034, .19), (.014, .28), (.001, .36)]; f.lathe([(r_ * s_ * .8, z_ * s_) for r_, z_ in prof], tiki_m(), (dx, dy, h + .22), 12)
    o = f.obj('fl', loc, smooth=True); (power and point((loc[0], loc[1], loc[2] + h + .42), power, (1, .50, .16), .09)); return o
@cached
def tiki_m():
    m, N = fresh('tikif'); g = N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Generated']).outputs[2]; c = N.ramp(g, [(.0, (1, .30, .04)), (.25, (1, .62, .20)), (.6, (1, .42, .08)), (1, (1, .16, .02))]); e = N.new('Emission', Color=c, Strength=N.new('MapRange', Value=g, i3=26, i4=5).outputs[0]); lw = N.new('LayerWeight', Blend=.5); tr = N.new('BsdfTransparent')
    N.link(N.new('MixShader', i0=N.new('Math', _operation='POWER', i0=lw.outputs['Facing'], i1=1.6).outputs[0], i1=e.outputs[0], i2=tr.outputs[0]).outputs[0], N.out.inputs[0]); return quiet(m)

# ------------------------------------------------------------------ outdoors
def shore_y(x, y0=0.): return y0 + .7 * np.sin(x * .11) + .35 * np.sin(x * .31 + 1) + .004 * x * x * (np.abs(x) < 60) * 0
def sand_z(x, y, y0=0., foot=1.):
    "height of the sand; sea towards +Y, waterline about y0"
    x, y = np.asarray(x, float), np.asarray(y, float); d = y - shore_y(x, y0); dry = np.clip((-d - 3.0 - .6 * np.sin(x * .4)) / 2.2, 0, 1)
    z = -.045 * np.clip(d, -16, 400) + .5 * (1 - np.exp(-np.clip(-d - 7, 0, None) / 8)) + .10 * vnoise(x / 4 + 90, y / 3 + 90, 1, 4) * np.clip(-d / 5, 0, 1) - .03
    return z + foot * dry * (.085 * (vnoise(x * 2.4 + 50, y * 2.4 + 50, 3, 3) - .5) + .02 * (vnoise(x * 7 + 50, y * 7 + 50, 13, 2) - .5)), dry, d
def shore(cam, look, y0=0., hz=(.62, .66, .72), hs=.8, half=58, deep=((.16, .125, .085), (.06, .11, .095), (.012, .075, .085), (.006, .036, .055)), sandc=((.42, .31, .20), (.56, .43, .29)), swell=1., foot=1., seed=6):
    "sand + breaking sea facing +Y on a fan grid around the camera (any heading); returns zf(x, y)"
    k = 1.; th0 = math.atan2(look[1] - cam[1], look[0] - cam[0]); A = np.radians(half); na, nr = int(760 * k), int(700 * k); a = th0 + np.linspace(-A, A, na)[None]; r = (.4 * (4200 / .4) ** np.linspace(0, 1, nr))[:, None]
    X, Y = cam[0] + r * np.cos(a), cam[1] + r * np.sin(a); Z, dry, d = sand_z(X, Y, y0, foot); sm = (d < 14) & (r < 420)
    sand, N = fresh('sand'); v = N.coord('Object'); at = N.new('Attribute', _attribute_name='dry').outputs['Fac']; nz = N.noise(9, 10, v, .65)
    df = N.new('MapRange', Value=N.new('Math', _operation='MULTIPLY_ADD', i0=N.noise(.9, 5, v), i1=.5, i2=at).outputs[0], i1=.3, i2=.8).outputs[0]; wetc = N.ramp(nz, [(.3, (.115, .078, .048)), (.7, (.16, .112, .07))]); dryc = N.ramp(nz, [(.3, sandc[0]), (.7, sandc[1])])
    N.set(Base_Color=N.new('MixRGB', i0=df, i1=wetc, i2=dryc).outputs[0], Roughness=N.new('MapRange', Value=df, i1=0., i2=.6, i3=.09, i4=.9).outputs[0], Specular=N.new('MapRange', Value=df, i3=.55, i4=.12).outputs[0])
    g = N.new('Math', _operation='MULTIPLY', i0=N.noise(55, 8, v, .7), i1=N.new('MapRange', Value=df, i3=.06, i4=1.).outputs[0]).outputs[0]; N.bump(g, .8, .03)
    F = grid_faces(nr, na); keep = sm.ravel()[F].all(1); fast_mesh('sand', np.stack([X, Y, Z], -1).reshape(-1, 3), F[keep], [sand], attrs={'dry': dry.ravel()})
    wob = 2.4 * np.sin(X * .045 + 1) + 1.2 * np.sin(X * .11) + 2.5 * (vnoise(X / 25 + 40, Y / 25 + 40, seed, 3) - .5); dd = d + wob; ph = 2 * pi * dd / (9.5 + .22 * dd.clip(0, 60)); shoal = np.exp(-((dd - 13) / 9) ** 2); far = np.clip(1.3 - r / 700, 0, 1); amp = (.13 + .36 * shoal) * far * swell
    crest = (1 + np.cos(ph)) / 2; Zs = amp * (crest ** (1.3 + 2.6 * shoal)) * np.clip((dd + 3.5) / 7, 0, 1)
    for q, (L, Aa, th) in enumerate(((5.3, .05, .5), (3.1, .035, -.4), (1.9, .02, 1.2), (1.1, .010, .1), (13, .10, -.2), (27, .14, .15))): Zs = Zs + swell * Aa * np.sin(2 * pi / L * (Y * math.cos(th) + X * math.sin(th)) + 6 * vnoise(X / 9 + q, Y / 9 + q, q, 2)) * np.clip((d + 2) / 6, 0, 1) * np.clip(1.2 - r / (60 * L), 0, 1)
    swash = -1.1 + 1.3 * np.sin(X * .21) + .6 * np.sin(X * .53 + 2) + .35 * np.sin(X * 1.3); Zb = -.045 * d - .03; Zw = np.maximum(Zs, Zb + .012); n1 = vnoise(X * 1.1 + 70, Y * 1.1 + 70, 8, 4)
    foam = np.exp(-((d - swash - .10) / .22) ** 2) * 1.1 + .9 * np.clip(1 - np.abs(d - swash - 1.4) / 1.9, 0, 1) * (n1 > .46) + np.clip((crest - .72) / .2, 0, 1) * np.clip(shoal - .25, 0, 1) * 2.0 * (.35 + n1) * min(1, swell + .3); back = np.clip(np.sin(ph + 1.1) - .2, 0, 1) * shoal; foam += .7 * back * (n1 > .5)
    foam = np.where(d < swash - .25, 0, foam); Zw = np.where(d < swash, Zb - .05, Zw); sea, N = fresh('sea'); v = N.coord('Object'); f = N.new('Attribute', _attribute_name='foam').outputs['Fac']; dep = N.new('Attribute', _attribute_name='dep').outputs['Fac']
    col = N.ramp(dep, list(zip((0, .12, .4, 1), deep))); N.set(Base_Color=col, Roughness=.09, Specular=.5, IOR=1.33); b1 = N.new('Bump', Strength=.55, Distance=.10, Height=N.noise(1.5, 9, N.coord('Object', (.7, 1, 1)), .6)); N.link(b1.outputs[0], N.bsdf.inputs['Normal'])
    lace = N.new('TexVoronoi', Scale=3.2, _feature='DISTANCE_TO_EDGE', Vector=N.new('MixRGB', i0=.12, i1=v, i2=N.new('TexNoise', Scale=2.2, Vector=v).outputs[1]).outputs[0]).outputs[0]; web = N.new('MapRange', Value=lace, i1=.0, i2=.22, i3=1., i4=.0).outputs[0]
    m1 = N.new('Math', _operation='MULTIPLY_ADD', i0=web, i1=.45, i2=N.new('Math', _operation='MULTIPLY', i0=N.noise(14, 6, v), i1=.55).outputs[0]).outputs[0]; fm = N.new('MapRange', Value=N.new('Math', _operation='ADD', i0=f, i1=m1).outputs[0], i1=.95, i2=1.35).outputs[0]; fd = N.new('BsdfDiffuse', Color=(.82, .80, .77, 1)); fb = N.new('Bump', Strength=.7, Distance=.03, Height=m1); N.link(fb.outputs[0], fd.inputs['Normal'])
    gate = N.new('Math', _operation='MULTIPLY', i0=fm, i1=N.new('Math', _operation='GREATER_THAN', i0=f, i1=.04).outputs[0]).outputs[0]; N.link(N.new('MixShader', i0=gate, i1=N.bsdf.outputs[0], i2=fd.outputs[0]).outputs[0], N.out.inputs[0])
    if hs: haze(sea, 2600, hz, hs)
    keep = (d > -6).ravel()[F].all(1); fast_mesh('sea', np.stack([X, Y, Zw], -1).reshape(-1, 3), F[keep], [sea], attrs={'foam': foam.ravel(), 'dep': np.clip(d / 60, 0, 1).ravel()})
    return lambda x, y: sand_z(x, y, y0, foot)[0]
def zat(zf, x, y): return float(zf(np.array([x]), np.array([y]))[0])
def headland(x, y, w=420, d=260, h=90, seed=3, col=(.03, .06, .025), hz=(.62, .66, .72), hs=.8, dist=1500):
    "wooded headland / island in the distance (no instances)"
    n = 150; xs = np.linspace(-1, 1, n); X, Y = np.meshgrid(xs, xs); k = np.clip(1 - X ** 2 - Y ** 2, 0, 1) ** .6; Z = h * k * (.45 + .9 * vnoise(X * 3 + 9, Y * 3 + 9, seed, 5)) + 5 * (vnoise(X * 40 + 9, Y * 40 + 9, seed + 1, 3) - .3) * (k > 0.02) - 1
    m, N = fresh('headl'); N.set(Base_Color=N.ramp(N.noise(.06, 9, N.coord('Object'), .7), [(.35, tuple(np.array(col) * .5)), (.7, col)]), Roughness=1., Specular=0.); haze(m, dist, hz, hs); return fast_mesh('headland', np.stack([x + X * w, y + Y * d, Z], -1).reshape(-1, 3), grid_faces(n, n), [m], smooth=False)
def gradient_sky(stops, strength=1., horizon=.0, stars=0.):
    "world = ramp over elevation: 0 nadir, .5 horizon, 1 zenith"
    nt = bpy.context.scene.world.node_tree; n = nt.nodes; bg = n['Background']; co = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); nt.links.new(co.outputs['Generated'], sp.inputs[0]); r = n.new('ShaderNodeValToRGB'); e = r.color_ramp.elements
    while len(e) < len(stops): e.new(.5)
    for x, (p, c) in zip(e, stops): x.position = p; x.color = tuple(c) + (1,)
    mz = n.new('ShaderNodeMath'); mz.operation = 'MULTIPLY_ADD'; mz.inputs[1].default_value = .5; mz.inputs[2].default_value = .5; nt.links.new(sp.outputs[2], mz.inputs[0]); nt.links.new(mz.outputs[0], r.inputs[0]); col = r.outputs[0]
    if stars:
        vo = n.new('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = 160; nt.links.new(co.outputs['Generated'], vo.inputs['Vector']); mr = n.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .0; mr.inputs[2].default_value = .045; mr.inputs[3].default_value = stars; mr.inputs[4].default_value = 0; nt.links.new(vo.outputs[0], mr.inputs[0]); ad = n.new('ShaderNodeMixRGB'); ad.blend_type = 'ADD'; ad.inputs[0].default_value = 1; nt.links.new(col, ad.inputs[1]); nt.links.new(mr.outputs[0], ad.inputs[2]); col = ad.outputs[0]
    nt.links.new(col, bg.inputs[0]); bg.inputs[1].default_value = strength
def tree(seed=0, h=6., r=2.4, n=2600, col=(.045, .105, .022), trunk=None, flowers=None):
    "broad-leaved garden tree; unlinked proto"
    R = random.Random(seed); b = Mesh(); tm = trunk or wood((.08, .06, .045), (.20, .16, .12), 2); th = h * .42; b.tube([(0, 0, -.2), (.05, 0, th * .5), (R.uniform(-.2, .2), R.uniform(-.2, .2), th)], [.2, .14, .12], tm, 10); objs = []
    for i in range(7):
        a = i * 2.4; q = r * .55 * (i > 0); p = (q * math.cos(a) * R.uniform(.8, 1.1), q * math.sin(a) * R.uniform(.8, 1.1), th + h * .16 + (h * .30 if i == 0 else R.uniform(0, .16) * h)); b.tube([(0, 0, th * .85), (p[0] * .4, p[1] * .4, th + (p[2] - th) * .5), p], [.09, .05, .025], tm, 6)
        o = bush(seed * 10 + i, (r * .55, r * .55, h * .20), n // 7, .14, col, flowers, .2); o.location = p; objs.append(o)
    objs.append(b.obj('trunk', smooth=True)); bpy.context.view_layer.update(); return proto(*objs, smooth=0)
def hide(*os):
    for o in os:
        for c in list(o.users_collection): c.objects.unlink(o)
    return os if len(os) > 1 else os[0]
def palms(n=3, h0=7.5, dh=1.3): return [hide(palm(i, h0 + dh * i, 1.2 + .4 * (i % 3), 24 + i % 4, 3.3)) for i in range(n)]
def bushes(): return [hide(bush(i, (1.1, 1.1, .8), 1500, .11)) for i in range(3)] + [hide(bush(7, (1.1, 1.1, .9), 1500, .10, flowers=(.42, .03, .13)))]
@cached
def grass(c1=(.035, .075, .014), c2=(.075, .125, .03)):
    m, N = fresh('grass'); v = N.coord('Object'); a = N.noise(.7, 8, v, .6); f = N.noise(60, 5, v, .7); N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=.8, i1=N.ramp(a, [(.3, c1), (.7, c2)]), i2=N.ramp(f, [(.25, (.45,) * 3), (.75, (1.15,) * 3)])).outputs[0], Roughness=.95, Specular=.1); N.bump(f, .9, .04); return m
def blades(x0, x1, y0, y1, n, h=.055, seed=0, z=0., col=(.06, .115, .025), keep=None):
    "foreground grass blades"
    R = np.random.default_rng(abs(int(seed))); x, y = R.uniform(x0, x1, n), R.uniform(y0, y1, n)
    if keep is not None: k = keep(x, y); x, y = x[k], y[k]; n = len(x)
    a = R.uniform(0, 6.28, n); L = h * R.uniform(.5, 1.2, n); lx, ly = R.normal(size=n) * .4 * L, R.normal(size=n) * .4 * L; w = .0035; c, s_ = np.cos(a) * w, np.sin(a) * w; zz = np.full(n, z)
    V = np.stack([np.stack([x - c, y - s_, zz], 1), np.stack([x + c, y + s_, zz], 1), np.stack([x + lx * .5 + c * .7, y + ly * .5 + s_ * .7, z + L * .6], 1), np.stack([x + lx, y + ly, z + L], 1)], 1).reshape(-1, 3); return fast_mesh('blades', V, np.arange(4 * n).reshape(n, 4), [leaf(col, .4, .5, .4)])
def planks(x0, x1, y0, y1, z, m, w=.14, gap=.006, axis='x', t=.03, seed=0):
    "decking boards"
    b = Mesh(); R = random.Random(seed)
    lo, hi = (y0, y1) if axis == 'x' else (x0, x1); k = lo
    while k < hi - 1e-6: e = min(hi, k + w - gap); dz = R.uniform(-.0015, .0015); b.box((x0, k, z - t + dz), (x1, e, z + dz), m) if axis == 'x' else b.box((k, y0, z - t + dz), (e, y1, z + dz), m); k += w
    return b.obj('planks')
def daybed(rot=0., loc=(0, 0, 0), cloth=True, seed=0):
    "four-post canopy daybed with mattress, cushions, gauze; returns list of objects"
    wd = teak(2); b = Mesh(); W, L, H = 1.9, 2.1, 2.15
    for x in (-W / 2, W / 2 - .09):
        for y in (-L / 2, L / 2 - .09): b.box((x, y, 0), (x + .09, y + .09, H), wd)
    for z in (.22, H - .09): b.box((-W / 2, -L / 2, z), (W / 2, -L / 2 + .07, z + .09), wd); b.box((-W / 2, L / 2 - .07, z), (W / 2, L / 2, z + .09), wd); b.box((-W / 2, -L / 2, z), (-W / 2 + .07, L / 2, z + .09), wd); b.box((W / 2 - .07, -L / 2, z), (W / 2, L / 2, z + .09), wd)
    for k in range(6): b.box((-W / 2, -L / 2 + .2 + k * .35, H), (W / 2, -L / 2 + .24 + k * .35, H + .05), wd)
    o = [b.obj('db', bevel=.004)]; o.append(box((-W / 2 + .08, -L / 2 + .08, .30), (W / 2 - .08, L / 2 - .08, .50), ivory(), .05))
    for i, (x, m) in enumerate(((-.5, white_cloth()), (0, green_cloth()), (.5, white_cloth()))): p = pillow(.56, .5, m, 6, seed=11); p.location = (x, L / 2 - .28, .68); p.rotation_euler = (1.15, 0, .05 * (i - 1)); o.append(p)
    p = pillow(.56, .30, gold_cloth(), 6, seed=4); p.location = (.05, L / 2 - .52, .60); p.rotation_euler = (1.0, 0, 0); o.append(p)
    if cloth:
        g = sheer((.86, .84, .78), .75); n = 16; V = []
        for i in range(n + 1):
            for j in range(n + 1): u, v = i / n, j / n; V.append((-W / 2 + W * u, -L / 2 + L * v, H + .055 - .10 * math.sin(pi * ((v * 6) % 1)) ** 2 * .6))
        o.append(fast_mesh('can', V, grid_faces(n + 1, n + 1), [g])); R = random.Random(seed)
        for x in (-W / 2 - .02, W / 2 - .26):
            for y in (-L / 2 + .04, L / 2 - .04): o.append(curtain(x, x + .28, .06, H, g, 5, .035, y, R.randint(0, 99)))
    bpy.context.view_layer.update(); root = Matrix.Translation(loc) @ Matrix.Rotation(rot, 4, 'Z')
    for q in o: q.matrix_world = root @ q.matrix_world
    return o

# ------------------------------------------------------------------ second part: props for the outdoor and leisure scenes
def sun_disc(az, el, r=.011, strength=60, col=(1, .62, .30), D=4000):
    p = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el))) * D; sphere(D * r, glow('sundisc', col, strength), p, 24)
def loft(b, secs, m):
    "list of equal-length point rings -> skin"
    n = len(secs[0]); V = [p for s_ in secs for p in s_]; b.add(V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(secs) - 1) for i in range(n)], m)
def hat(loc, rot=0., tilt=(0, 0), r=.20, m=None, band=None):
    "straw sun hat"
    st, N = fresh('straw'); v = N.coord('Object'); w = N.new('TexWave', Vector=v, Scale=60, _bands_direction='Z').outputs[0]; N.set(Base_Color=N.ramp(N.noise(30, 4, v), [(.3, (.42, .30, .15)), (.7, (.60, .46, .26))]), Roughness=.8); N.bump(N.noise(140, 2, v), .8, .004); st = m or st
    prof = [(.001, .115), (.05, .118), (.078, .105), (.088, .06), (.092, .012), (.12, .004), (r * .8, -.004), (r, .012), (r * 1.0, .009), (r * .8, -.008), (.10, -.002)]; b = Mesh(); n = 48; V = []
    for rr, z in prof:
        for i in range(n): a = 2 * pi * i / n; V.append((rr * 1.08 * math.cos(a), rr * math.sin(a), z + (.02 * math.sin(2 * a + .6) + .008 * math.sin(5 * a)) * max(0, (rr - .09) / .1)))
    b.add(V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)], st); b.lathe([(.0905, .055), (.0945, .014), (.097, .014), (.092, .056)], band or green_cloth(), n=32); o = b.obj('hat', loc, rot, smooth=True); o.rotation_euler = (tilt[0], tilt[1], rot); return o
def book(loc, rot=0., w=.15, h=.22, t=.028, m=None, opened=False):
    m = m or mat('bk1', (.03, .08, .06), .5); b = Mesh(); pg = paper((.76, .72, .62))
    if opened:
        for sg in (-1, 1):
            n = 10; P = [[(sg * w * i / n, -h / 2 + h * j, .006 + .022 * math.sin(pi * min(1, i / n * 1.25)) ** .8 * (1 - i / n * .5)) for i in range(n + 1)] for j in (0, 1)]; b.grid(P if sg > 0 else P[::-1], pg); b.box((min(0, sg * w * 1.03), -h / 2 - .004, 0), (max(0, sg * w * 1.03), h / 2 + .004, .004), m)
            for k in range(16): y = h * (.40 - .05 * k); b.box((min(sg * w * .14, sg * w * .86), y, .0), (max(sg * w * .14, sg * w * .86), y + .001, .001), pg)
    else: b.box((-w / 2 + .004, -h / 2 + .003, .003), (w / 2 - .003, h / 2 - .003, t - .003), pg); b.box((-w / 2, -h / 2, 0), (w / 2, h / 2, .003), m); b.box((-w / 2, -h / 2, t - .003), (w / 2, h / 2, t), m); b.box((-w / 2, -h / 2, 0), (-w / 2 + .004, h / 2, t), m)
    return b.obj('book', loc, rot)
def coconut(b, loc, r=.085):
    x, y, z = loc; g = mat('coc', (.16, .26, .05), .4); b.lathe([(.001, -r), (r * .7, -r * .8), (r, 0), (r * .9, r * .5), (r * .45, r * .95)], g, (x, y, z + r), 20); b.lathe([(r * .45, r * .95), (r * .40, r * .86), (.001, r * .84)], mat('cocw', (.78, .76, .68), .5), (x, y, z + r), 16); b.tube([(x, y, z + r * 1.7), (x + .03, y + .01, z + r * 3.1), (x + .06, y + .02, z + r * 3.25)], .004, mat('straw_g', (.03, .12, .06), .4), 6)
def kayak(m, L=3.3, W=.72, trim=None):
    "sit-on-top kayak, along Y, origin at the keel centre; unlinked proto"
    b = Mesh(); secs = []; n = 28
    for k in range(41):
        t = k / 40; y = (t - .5) * L; w = W / 2 * max(.012, math.sin(pi * t)) ** .55; hb = .27 * (1 - .25 * math.sin(pi * t)) + .10 * abs(2 * t - 1) ** 4; rock = .16 * abs(2 * t - 1) ** 3; ring_ = []
        for i in range(n):
            a = 2 * pi * i / n; c, s_ = math.cos(a), math.sin(a); x = w * (abs(c) ** .7) * (1 if c > 0 else -1); z = .15 + rock + (hb * .5) * (abs(s_) ** .8) * (1 if s_ > 0 else -1)
            if s_ > .2: inn = max(0, 1 - abs(x) / (w * .72 + 1e-6)); z -= .13 * min(1, inn * 2.5) * (1 if .16 < t < .80 else 0) * min(1, (t - .16) * 14) * min(1, (.80 - t) * 14)
            ring_.append((x, y, z))
        secs.append(ring_)
    loft(b, secs, m); b.add(secs[0], [tuple(range(n - 1, -1, -1))], m); b.add(secs[-1], [tuple(range(n))], m); d = mat('kblk', (.02, .02, .02), .5)
    for y0 in (-.35,): b.box((-.22, y0 - .05, .18), (.22, y0 + .0, .52), d); b.box((-.21, y0, .16), (.21, y0 + .40, .20), d)
    b.tube([(0, L * .47, .42), (0, L * .49, .47), (0, L * .46, .47)], .012, d, 6); return proto(b.obj('k'))
def paddle(col=(.75, .30, .05), L=2.2):
    b = Mesh(); b.tube([(0, -L / 2, 0), (0, L / 2, 0)], .015, black(), 8)
    for sg in (-1, 1): b.add([(.0, sg * (L / 2 - .1), .004), (.09, sg * (L / 2 - .02), .012), (.10, sg * (L / 2 + .22), .012), (.0, sg * (L / 2 + .32), .004), (-.09, sg * (L / 2 + .22), .012), (-.08, sg * (L / 2), .012)], [(0, 1, 2, 3, 4, 5)], mat('pad%s' % (col,), col, .35))
    return proto(b.obj('p'), smooth=0)
def sailboard(col1, col2, seed=0):
    "board on the sand with an upright sail; along Y; unlinked proto"
    b = Mesh(); L, W = 2.55, .68; n = 20; secs = []
    for k in range(31): t = k / 30; y = (t - .5) * L; w = W / 2 * max(.01, math.sin(pi * t ** .85)) ** .5; secs.append([(w * math.cos(2 * pi * i / n), y, .09 + .10 * max(0, t - .75) ** 2 * 6 + .055 * math.sin(2 * pi * i / n)) for i in range(n)])
    loft(b, secs, mat('brd%d' % seed, (.74, .72, .66), .25)); b.box((-.24, -.7, .142), (.24, .25, .150), mat('grip%d' % seed, col1, .8)); H = 4.3; ms = [(0, .1 - .22 * t ** 2 * 1.4, .14 + H * t) for t in np.linspace(0, 1, 14)]; b.tube(ms, [.024 - .012 * k / 13 for k in range(14)], black(), 8)
    cl = [leaf(c, .35, .5, .08) for c in (col1, (.74, .73, .68), col2)]; rows = []
    for j in range(25):
        t = j / 24; y0, z0 = .1 - .31 * t * t, .35 + (H - .25) * t; wd = 1.75 * (1 - t) ** .62 * (.55 + .9 * t if t < .42 else .92) + .10; dz = -.25 * (1 - t); rows.append([(.16 * math.sin(pi * u) * (1 - t * .6), y0 - wd * u, z0 + dz * u * .4 + .10 * u * (1 - t)) for u in np.linspace(0, 1, 12)])
    for j in range(24): b.grid(rows[j:j + 2], cl[0] if j < 6 else cl[1] if j < 15 else cl[2])
    for k in (4, 9, 14, 19): b.tube([(x + .004, y, z) for x, y, z in rows[k]], .007, black(), 5)
    z = 1.55; b.tube([(0, .12, z), (.24, -.4, z - .02), (.24, -1.2, z - .04), (.02, -1.75, z - .05)], .016, black(), 8); b.tube([(0, .12, z), (-.20, -.4, z - .02), (-.18, -1.2, z - .04), (.02, -1.75, z - .05)], .016, black(), 8); return proto(b.obj('sb'))
def mat_roll(m, rolled=False):
    "yoga mat 0.62 x 1.8 along Y (or rolled); unlinked proto"
    b = Mesh()
    if rolled:
        n = 90; V = []
        for x in (-.31, .31):
            for i in range(n + 1): a = 2 * pi * 4.2 * i / n; r = .018 + .042 * i / n; V.append((x, r * math.cos(a), .06 + r * math.sin(a)))
        b.add(V, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], m); o = b.obj('r'); t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = .006
    else: b.box((-.31, -.9, 0), (.31, .9, .006), m); o = b.obj('m', bevel=.003)
    return proto(o)
def flower_arch(loc, w=2.4, h=2.55, cols=('white', 'cream', 'blush', 'pink'), seed=1):
    "timber wedding arch, gauze, asymmetric flower garlands; the aisle is towards -Y"
    wd = wood((.20, .12, .06), (.38, .26, .15), 2); b = Mesh()
    for x in (-w / 2, w / 2):
        for y in (-.35, .35): b.box((x - .045, y - .045, -.3), (x + .045, y + .045, h), wd)
        b.box((x - .045, -.42, h), (x + .045, .42, h + .08), wd)
    for y in (-.35, .35): b.box((-w / 2 - .18, y - .04, h + .08), (w / 2 + .18, y + .04, h + .17), wd)
    o = [b.obj('arch', bevel=.006)]; g = sheer((.86, .84, .78), .72)
    for x0, x1, y, sd in ((-w / 2 - .10, -w / 2 + .42, -.35, 1), (w / 2 - .42, w / 2 + .10, -.35, 2), (-w / 2 - .06, -w / 2 + .30, .35, 3), (w / 2 - .30, w / 2 + .06, .35, 4)): o.append(curtain(x0, x1, .03, h + .1, g, 6, .05, y, sd))
    P = [[(-w / 2 + w * u, -.38 + .76 * v, h + .19 - .26 * math.sin(pi * u) * (.6 + .4 * math.sin(pi * v))) for u in np.linspace(0, 1, 20)] for v in np.linspace(0, 1, 8)]; q = Mesh(); q.grid(P, g); o.append(q.obj('swag', smooth=True))
    a = [(-w / 2 - .02, -.40, .75), (-w / 2 - .04, -.42, 1.4), (-w / 2 + .02, -.44, 2.1), (-w / 2 + .2, -.42, h + .08), (-.35, -.44, h + .16), (.25, -.42, h + .10)]; o.append(garland(a, .16, 120, seed, .062, cols, leaves=1.4)); o.append(garland([(w / 2 + .12, -.42, h + .14), (w / 2 - .45, -.44, h + .12)], .15, 150, seed + 1, .055, cols)); o.append(garland([(w / 2 + .02, -.42, h), (w / 2 + .04, -.43, 1.7)], .11, 110, seed + 2, .05, cols)); o.append(garland([(w / 2 - .1, -.5, .08), (w / 2 + .25, -.42, .25)], .20, 130, seed + 3, .055, cols)); o.append(garland([(-w / 2 - .35, -.5, .08), (-w / 2 + .15, -.55, .12)], .20, 150, seed + 4, .055, cols))
    bpy.context.view_layer.update()
    for k in o: k.location = Vector(k.location) + Vector(loc)
    return o
def firework(c, r, col, seed=0, n=110, kind='peony', th=.35, strength=30):
    "burst of drooping streaks as crossed ribbons with a brightness attribute"
    R = np.random.default_rng(abs(int(seed))); d = R.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; sp = R.uniform(.82, 1.05, n); S = 14; t = np.linspace(.18 if kind == 'peony' else .05, 1, S)
    P = d[:, None] * (sp[:, None, None] * r * (1 - (1 - t[None, :, None]) ** 2)); P[..., 2] -= (.22 if kind == 'peony' else .55) * r * t[None] ** 2.2; P += np.array(c)
    w = th * (.25 + .75 * np.sin(pi * np.clip(t * .95 + .03, 0, 1)))[None, :, None]; V, F, A = [], [], []; k = 0
    for ax in ((1, 0, 0), (0, 0, 1)):
        o = np.cross(d, np.array(ax, float) + 1e-3); o /= np.linalg.norm(o, axis=1)[:, None]; a = (P - o[:, None] * w); b = (P + o[:, None] * w); q = np.stack([a, b], 2).reshape(-1, 3); idx = np.arange(n * S * 2).reshape(n, S, 2) + k; F.append(np.stack([idx[:, :-1, 0], idx[:, :-1, 1], idx[:, 1:, 1], idx[:, 1:, 0]], -1).reshape(-1, 4)); V.append(q); A.append(np.repeat(np.broadcast_to(t[None] ** 1.5 * (1 - .55 * (t[None] > .93)), (n, S)).ravel(), 2)); k += len(q)
    m, N = fresh('fw'); at = N.new('Attribute', _attribute_name='b').outputs['Fac']; cc = N.ramp(at, [(0, tuple(np.array(col) * .6)), (.6, col), (1, tuple(np.minimum(1, np.array(col) * .5 + .55)))]); e = N.new('Emission', Color=cc, Strength=N.new('MapRange', Value=at, i3=strength * .10, i4=strength).outputs[0]); N.link(e.outputs[0], N.out.inputs[0]); quiet(m)
    o = fast_mesh('fw', np.concatenate(V), np.concatenate(F), [m], smooth=False, attrs={'b': np.concatenate(A)}); o.visible_diffuse = False; m2, N = fresh('halo'); N.n.remove(N.bsdf); g = N.new('VectorMath', _operation='LENGTH', i0=N.coord('Object')).outputs['Value']; f = N.new('Math', _operation='POWER', i0=N.new('MapRange', Value=g, i1=0, i2=1, i3=1, i4=0).outputs[0], i1=2.2).outputs[0]; e = N.new('Emission', Color=tuple(col) + (1,), Strength=N.new('Math', _operation='MULTIPLY', i0=f, i1=.10).outputs[0]); tr = N.new('BsdfTransparent'); N.link(N.new('AddShader', i0=e.outputs[0], i1=tr.outputs[0]).outputs[0], N.out.inputs[0]); quiet(m2)
    h = Mesh(); h.add([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], m2); q = h.obj('halo', (c[0], c[1] + 5, c[2])); q.scale = (r * 1.5,) * 3; q.visible_diffuse = False; return o
def bench(loc=(0, 0, 0), rot=0., w=1.7):
    "park bench, iron ends and timber slats, sitter faces +Y"
    wd = teak(0); ir = mat('iron', (.03, .028, .025), .45, .8); b = Mesh()
    for k in range(5): b.box((-w / 2, -.20 + k * .095, .43), (w / 2, -.125 + k * .095, .46), wd)
    for k in range(4): pad(b, (0, -.27 - .022 * k, .56 + k * .10), (w, .025, .075), wd, .2)
    o1 = b.obj('b', bevel=.004); c = Mesh()
    for x in (-w / 2 + .08, w / 2 - .08):
        c.tube([(x, .24, 0), (x, .22, .25), (x, .25, .42), (x, -.22, .42), (x, -.26, .55), (x, -.38, .92)], .022, ir, 8); c.tube([(x, -.20, .42), (x, -.20, .2), (x, -.30, 0)], .022, ir, 8); c.tube([(x, -.30, .68), (x, -.1, .70), (x, .16, .66), (x, .24, .58), (x, .22, .44)], .018, ir, 8)
    o = proto(o1, c.obj('i')); inst(o, loc, rot); return o
