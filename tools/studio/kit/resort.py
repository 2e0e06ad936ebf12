"""resort.py - small shared kit for the resort renders (Blender 3.4, Cycles CPU).
start() / camera() / sky() / render()   scene and output
mat(), fabric(), wood(), plaster() ...  materials
Mesh                                    quick mesh builder (boxes, prisms, tubes)
palm(), bush(), hotel(), hills() ...    assets;  pillow(), drape()  cloth-simulated soft goods (cached)"""
import bpy, bmesh, os, sys, time, math, random
import numpy as np
from mathutils import Vector, Matrix, noise
import tempfile
CACHE = os.path.join(os.environ.get('STUDIO_WORK', os.path.join(tempfile.gettempdir(), 'studio')), 'cache') + os.sep
os.makedirs(CACHE, exist_ok=True)
pi = math.pi
ARGS = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
OPT = dict(a.split('=') for a in ARGS if '=' in a)

# ------------------------------------------------------------------ scene, camera, light, output
def start():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'
    c.use_adaptive_sampling = False; c.use_denoising = False
    c.max_bounces = 6; c.diffuse_bounces = 4; c.glossy_bounces = 3; c.transmission_bounces = 6
    c.transparent_max_bounces = 12; c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 6; c.blur_glossy = 1.0
    s.world = bpy.data.worlds.new('W'); s.world.use_nodes = True
    return s

def camera(loc, look, lens=32, focus=None, f=4.0, shift=(0, 0)):
    d = bpy.data.cameras.new('cam'); o = link(bpy.data.objects.new('cam', d)); o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    d.lens = lens; d.clip_end = 30000; d.shift_x, d.shift_y = shift
    if focus is not None:
        d.dof.use_dof = True; d.dof.aperture_fstop = f
        d.dof.focus_distance = (Vector(focus) - Vector(loc)).length if hasattr(focus, '__len__') else focus
    bpy.context.scene.camera = o; return o

def sky(elev, azim, strength=.1, sun=True, sun_i=1.0, clouds=0., dust=1.5, air=1., tint=(1, 1, 1), cloud_col=(1, .9, .8), cloud_i=8):
    """Nishita sky. The sun disc is replaced by a sun lamp (much less noise) when sun=True.
    azim: compass direction *towards* the sun, radians from +X counter-clockwise."""
    w = bpy.context.scene.world; nt = w.node_tree; n = nt.nodes; bg = n['Background'] if 'Background' in n else n.new('ShaderNodeBackground')
    t = n.new('ShaderNodeTexSky'); t.sky_type = 'NISHITA'; t.sun_disc = False; t.sun_elevation = elev
    t.sun_rotation = pi / 2 - azim; t.dust_density = dust; t.air_density = air; t.ozone_density = 1.5
    col = t.outputs[0]
    if clouds:
        co = n.new('ShaderNodeTexCoord'); mp = n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1.2, 1.2, 6)
        nt.links.new(co.outputs['Generated'], mp.inputs[0])
        nz = n.new('ShaderNodeTexNoise'); nz.inputs['Scale'].default_value = 2.1; nz.inputs['Detail'].default_value = 9
        nz.inputs['Roughness'].default_value = .62; nz.inputs['Distortion'].default_value = .6
        nt.links.new(mp.outputs[0], nz.inputs['Vector'])
        rp = n.new('ShaderNodeMapRange'); rp.inputs[1].default_value = .52; rp.inputs[2].default_value = .78; rp.inputs[4].default_value = clouds
        nt.links.new(nz.outputs[0], rp.inputs[0])
        mx = n.new('ShaderNodeMixRGB'); nt.links.new(rp.outputs[0], mx.inputs[0]); nt.links.new(col, mx.inputs[1])
        mx.inputs[2].default_value = tuple(c * cloud_i for c in cloud_col) + (1,); col = mx.outputs[0]
    if tint != (1, 1, 1):
        m2 = n.new('ShaderNodeMixRGB'); m2.blend_type = 'MULTIPLY'; m2.inputs[0].default_value = 1
        m2.inputs[2].default_value = tint + (1,); nt.links.new(col, m2.inputs[1]); col = m2.outputs[0]
    nt.links.new(col, bg.inputs[0]); bg.inputs[1].default_value = strength
    out = next((x for x in n if x.type == 'OUTPUT_WORLD'), None) or n.new('ShaderNodeOutputWorld')
    nt.links.new(bg.outputs[0], out.inputs[0])
    if sun:
        warm = max(0, min(1, elev / .7)); L = bpy.data.lights.new('sun', 'SUN'); L.energy = sun_i
        L.color = (1, .62 + .34 * warm ** .6, .32 + .58 * warm ** .6); L.angle = .012
        o = link(bpy.data.objects.new('sun', L))
        d = Vector((math.cos(azim) * math.cos(elev), math.sin(azim) * math.cos(elev), math.sin(elev)))
        o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); return o

DUSK_SKY = [(.0, (.07, .08, .10)), (.14, (1.0, .52, .28)), (.20, (.75, .46, .42)), (.36, (.26, .32, .50)), (.8, (.06, .11, .26))]
def gradsky(stops, strength=1.):
    """World from vertical gradient stops [(elevation -1..1 mapped 0..1, rgb)]."""
    N = Nodes.__new__(Nodes); w = bpy.context.scene.world; N.t = w.node_tree; N.n = N.t.nodes; bg = N.n['Background']; z = N.new('SeparateXYZ', Vector=N.new('TexCoord').outputs['Generated']).outputs[2]
    f = N.new('MapRange', Value=z, i1=-.15, i2=1.); N.link(N.ramp(f.outputs[0], stops), bg.inputs[0]); bg.inputs[1].default_value = strength
def sun_lamp(towards, power, color, angle):
    L = bpy.data.lights.new('sun', 'SUN'); L.energy = power; L.color = color; L.angle = angle
    o = link(bpy.data.objects.new('sun', L)); o.rotation_euler = Vector(towards).to_track_quat('Z', 'Y').to_euler(); return o
def area(loc, look, size, power, color=(1, .8, .55), portal=False, cam=False):
    L = bpy.data.lights.new('area', 'AREA'); L.shape = 'RECTANGLE'; L.size, L.size_y = size; L.energy = power; L.color = color
    if portal: L.cycles.is_portal = True
    o = link(bpy.data.objects.new('area', L)); o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = cam; return o

def point(loc, power, color=(1, .66, .36), radius=.04):
    L = bpy.data.lights.new('pt', 'POINT'); L.energy = power; L.color = color; L.shadow_soft_size = radius
    o = link(bpy.data.objects.new('pt', L)); o.location = loc; return o

def render(name, w=1600, h=1067, spp=64):
    """Renders in parts of six samples or fewer, each with its own seed: cache/NAME_0.exr, _1.exr ... for finish.py. A part that is there is kept:
    a picture that was stopped goes on where it was."""
    s = bpy.context.scene; name, w, h, spp = OPT.get('name', name), int(OPT.get('w', w)), int(OPT.get('h', h)), int(OPT.get('spp', spp))
    if 'crop' in OPT: s.render.use_border = s.render.use_crop_to_border = True; s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = map(float, OPT['crop'].split(','))
    parts = 2 * math.ceil(spp / 12); s.render.resolution_x, s.render.resolution_y = w, h; s.cycles.samples = math.ceil(spp / parts); s.view_layers[0].cycles.denoising_store_passes = True
    im = s.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '32'; im.exr_codec = 'NONE'; s.render.use_persistent_data = True; t0 = time.time()
    for i in range(parts):
        path = '%s%s_%d.exr' % (CACHE, name, i)
        if os.path.exists(path): continue
        s.cycles.seed = 11 + 7 * i; s.render.filepath = '%spart-%s.exr' % (CACHE, name); bpy.ops.render.render(write_still=True); os.rename(s.render.filepath, path)
    print('RENDER %s %dx%d %d parts %.1f s' % (name, w, h, parts, time.time() - t0))

# ------------------------------------------------------------------ materials
def link(o): bpy.context.scene.collection.objects.link(o); return o
class Nodes:
    def __init__(s, m): s.t = m.node_tree; s.n = s.t.nodes; s.bsdf = s.n['Principled BSDF']; s.out = s.n['Material Output']
    def new(s, kind, **kw):
        x = s.n.new('ShaderNode' + kind)
        for k, v in kw.items():
            if k.startswith('_'): setattr(x, k[1:], v)
            else:
                i = x.inputs[int(k[1:])] if k[0] == 'i' and k[1:].isdigit() else x.inputs[k.replace('_', ' ')]
                if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, i)
                else: i.default_value = v
        return x
    def link(s, a, b): s.t.links.new(a, b)
    def coord(s, kind='Object', scale=(1, 1, 1)):
        c = s.new('TexCoord'); return s.new('Mapping', Vector=c.outputs[kind], Scale=scale).outputs[0]
    def noise(s, scale, detail=5, vec=None, rough=.55, dist=0.):
        x = s.new('TexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        if vec: s.link(vec, x.inputs['Vector'])
        return x.outputs[0]
    def ramp(s, fac, stops):
        r = s.new('ValToRGB', Fac=fac); e = r.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for x, (p, c) in zip(e, stops): x.position = p; x.color = tuple(c) + (1,) if len(c) == 3 else c
        return r.outputs[0]
    def bump(s, h, strength=.3, dist=.01):
        b = s.new('Bump', Strength=strength, Distance=dist, Height=h); s.link(b.outputs[0], s.bsdf.inputs['Normal']); return b
    def set(s, **kw):
        for k, v in kw.items():
            i = s.bsdf.inputs[k.replace('_', ' ')]
            if isinstance(v, bpy.types.NodeSocket): s.link(v, i)
            else: i.default_value = v

def hexc(h, k=1.):
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(k * (x / 12.92 if x < .04045 else ((x + .055) / 1.055) ** 2.4) for x in c)
C = dict(white=(.78, .75, .70), gold=hexc('#a3865a'), green=(.018, .05, .030), brown=(.09, .045, .022), sand=(.55, .42, .28), linen=(.72, .68, .61))

_M = {}
def mat(name, color=(.8, .8, .8), rough=.5, metal=0., spec=.5, **kw):
    if name in _M and _M[name].name in bpy.data.materials: return _M[name]
    m = bpy.data.materials.new(name); m.use_nodes = True; N = Nodes(m)
    N.set(Base_Color=tuple(color) + (1,), Roughness=rough, Metallic=metal, Specular=spec, **kw); _M[name] = m; return m
def cached(f):
    def g(*a, **k):
        key = f.__name__ + str(a) + str(k)
        if key not in _M: _M[key] = f(*a, **k)
        return _M[key]
    return g
def fresh(name): m = bpy.data.materials.new(name); m.use_nodes = True; return m, Nodes(m)

@cached
def plaster(color=(.78, .75, .70), scale=1., bump=.25):
    m, N = fresh('plaster'); v = N.coord('Object', (scale,) * 3); a = N.noise(1.3, 6, v); c = np.array(color)
    N.set(Base_Color=N.ramp(a, [(.3, tuple(c * .93)), (.7, tuple(c * 1.02))]), Roughness=.75, Specular=.25)
    N.bump(N.noise(60, 4, v), bump, .004); return m
@cached
def fabric(color, weave=900., sheen=.4, rough=.9, bump=.25, var=.06, crumple=0.):
    m, N = fresh('fabric'); v = N.coord('Object'); c = np.array(color)
    w1 = N.new('TexWave', Vector=v, Scale=weave / 20, Distortion=.6, Detail=2, Detail_Scale=6, _bands_direction='X').outputs[0]
    w2 = N.new('TexWave', Vector=v, Scale=weave / 20, Distortion=.6, Detail=2, Detail_Scale=6, _bands_direction='Y').outputs[0]
    mul = N.new('Math', _operation='ADD', i0=w1, i1=w2).outputs[0]
    N.set(Base_Color=N.ramp(N.noise(6, 6, v), [(.3, tuple(c * (1 - var))), (.7, tuple(np.minimum(c * (1 + var), .92)))]), Roughness=rough, Sheen=sheen, Specular=.2)
    b = N.bump(mul, bump, .0015)
    if crumple:                                            # soft pressed-linen creases
        c = N.new('Bump', Strength=crumple, Distance=.03, Height=N.noise(5.5, 3, v, .45, 1.6)); N.link(c.outputs[0], b.inputs['Normal'])
    return m
@cached
def sheer(color=(.85, .82, .76), opacity=.55):
    m, N = fresh('sheer'); tr = N.new('BsdfTransparent'); tl = N.new('BsdfTranslucent', Color=tuple(color) + (1,)); df = N.new('BsdfDiffuse', Color=tuple(color) + (1,))
    a = N.new('MixShader', i0=.5, i1=tl.outputs[0], i2=df.outputs[0]); b = N.new('MixShader', i0=opacity, i1=tr.outputs[0], i2=a.outputs[0])
    N.link(b.outputs[0], N.out.inputs[0]); return m
@cached
def wood(dark=(.07, .034, .016), light=(.19, .10, .05), axis=0, scale=1., rough=.38, gloss=.4):
    m, N = fresh('wood'); sc = [9 * scale] * 3; sc[axis] = .55 * scale; v = N.coord('Object', sc)
    a = N.noise(2.2, 8, v, .62, 1.2); b = N.noise(14, 4, v)
    mix = N.new('Math', _operation='MULTIPLY_ADD', i0=b, i1=.25, i2=a).outputs[0]
    N.set(Base_Color=N.ramp(mix, [(.42, dark), (.62, tuple((np.array(dark) + light) / 2)), (.82, light)]), Roughness=rough, Specular=gloss)
    N.bump(mix, .18, .002); return m
@cached
def tiles(color=(.62, .55, .46), size=.6, grout=(.30, .27, .23), rough=.28, var=.08, mortar=.004):
    m, N = fresh('tiles'); v = N.coord('Object'); c = np.array(color)
    b = N.new('TexBrick', Vector=v, Scale=1., Mortar_Size=mortar, Brick_Width=size, Row_Height=size, Mortar_Smooth=.1, _offset=0.,
              Color1=tuple(c * (1 - var)) + (1,), Color2=tuple(np.minimum(c * (1 + var), .95)) + (1,), Mortar=tuple(grout) + (1,))
    nz = N.ramp(N.noise(2.5, 8, v, .6, .8), [(.25, (.82,) * 3), (.75, (1.05,) * 3)])
    N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=b.outputs[0], i2=nz).outputs[0], Roughness=rough)
    inv = N.new('Math', _operation='SUBTRACT', i0=1., i1=b.outputs['Fac']).outputs[0]; N.bump(inv, .4, .004); return m
@cached
def glass_pane(tint=(.9, .95, .93)):
    m, N = fresh('pane'); lw = N.new('LayerWeight', Blend=.25); tr = N.new('BsdfTransparent', Color=tuple(tint) + (1,)); gl = N.new('BsdfGlossy', Roughness=.0)
    mx = N.new('MixShader', i0=lw.outputs['Fresnel'], i1=tr.outputs[0], i2=gl.outputs[0]); N.link(mx.outputs[0], N.out.inputs[0]); return m
def emit(name, color, strength):
    m, N = fresh(name); e = N.new('Emission', Color=tuple(color) + (1,), Strength=strength); N.link(e.outputs[0], N.out.inputs[0]); return m
@cached
def leaf(color=(.06, .13, .025), trans=.45, rough=.38, var=.5):
    """Thin leaf: Principled + translucent, per-object and per-position colour variation."""
    m, N = fresh('leaf'); c = np.array(color); v = N.coord('Object')
    oi = N.new('ObjectInfo').outputs['Random']; nz = N.noise(1.7, 3, v)
    f = N.new('Math', _operation='MULTIPLY_ADD', i0=oi, i1=.4, i2=nz).outputs[0]
    col = N.ramp(f, [(.3, tuple(c * (1 - var))), (.6, tuple(c)), (.95, tuple(c * [1.9, 1.5, 1.1]))])
    N.set(Base_Color=col, Roughness=rough, Specular=.45)
    br = N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=col, i2=(1.6, 1.9, .6, 1)).outputs[0]
    tl = N.new('BsdfTranslucent', Color=br); mx = N.new('MixShader', i0=trans, i1=N.bsdf.outputs[0], i2=tl.outputs[0]); N.link(mx.outputs[0], N.out.inputs[0]); return m
def haze(m, dist=2500., color=(.55, .60, .66), strength=1.):
    """Aerial perspective without a volume: blend the finished shader to sky colour by view distance."""
    N = Nodes(m); src = N.out.inputs[0].links[0].from_socket; z = N.new('CameraData').outputs['View Distance']
    e = N.new('Math', _operation='EXPONENT', i0=N.new('Math', _operation='DIVIDE', i0=z, i1=-dist).outputs[0]).outputs[0]
    f = N.new('Math', _operation='SUBTRACT', i0=1., i1=e).outputs[0]; em = N.new('Emission', Color=tuple(color) + (1,), Strength=strength)
    N.link(N.new('MixShader', i0=f, i1=src, i2=em.outputs[0]).outputs[0], N.out.inputs[0]); return m

# ------------------------------------------------------------------ mesh builder
class Mesh:
    def __init__(s): s.v, s.f, s.m, s.mats = [], [], [], []
    def mi(s, m):
        if m not in s.mats: s.mats.append(m)
        return s.mats.index(m)
    def add(s, V, F, m):
        k = len(s.v); s.v += [tuple(x) for x in V]; i = s.mi(m)
        for f in F: s.f.append(tuple(k + a for a in f)); s.m.append(i)
    def box(s, lo, hi, m):
        (a, b, c), (d, e, f) = lo, hi
        s.add([(a, b, c), (d, b, c), (d, e, c), (a, e, c), (a, b, f), (d, b, f), (d, e, f), (a, e, f)],
              [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)
    def lathe(s, prof, m, loc=(0, 0, 0), n=32):
        V = [(loc[0] + r * math.cos(2 * pi * i / n), loc[1] + r * math.sin(2 * pi * i / n), loc[2] + z) for r, z in prof for i in range(n)]
        F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)]
        s.add(V, F, m)
    def tube(s, pts, r, m, n=10):
        pts = [Vector(p) for p in pts]; rs = r if hasattr(r, '__len__') else [r] * len(pts); V, F = [], []
        for j, p in enumerate(pts):
            d = (pts[min(j + 1, len(pts) - 1)] - pts[max(j - 1, 0)]).normalized(); u = d.orthogonal().normalized() if j == 0 else (u - d * u.dot(d)).normalized(); w = d.cross(u)
            V += [p + (u * math.cos(2 * pi * i / n) + w * math.sin(2 * pi * i / n)) * rs[j] for i in range(n)]
        F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(pts) - 1) for i in range(n)]
        F += [tuple(range(n - 1, -1, -1)), tuple(range((len(pts) - 1) * n, len(pts) * n))]; s.add(V, F, m)
    def grid(s, P, m):
        h, w = len(P), len(P[0]); s.add([p for r in P for p in r], [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(h - 1) for i in range(w - 1)], m)
    def obj(s, name='o', loc=(0, 0, 0), rot=0., smooth=False, bevel=0., subsurf=0, mods=True):
        me = bpy.data.meshes.new(name); me.from_pydata(s.v, [], s.f)
        for m in s.mats: me.materials.append(m)
        me.polygons.foreach_set('material_index', s.m)
        if smooth: me.polygons.foreach_set('use_smooth', [True] * len(s.f))
        o = link(bpy.data.objects.new(name, me)); o.location = loc; o.rotation_euler = (0, 0, rot)
        if bevel: b = o.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = 2; b.limit_method = 'ANGLE'; b.harden_normals = False
        if subsurf: x = o.modifiers.new('s', 'SUBSURF'); x.levels = x.render_levels = subsurf
        return o
def box(lo, hi, m, bevel=0., name='box'):
    b = Mesh(); b.box(lo, hi, m); return b.obj(name, bevel=bevel)
def lathe(prof, m, loc=(0, 0, 0), n=40, sub=1):
    b = Mesh(); b.lathe(prof, m, n=n); return b.obj('lathe', loc=loc, smooth=True, subsurf=sub)
def inst(o, loc, rot=0., scale=1., tilt=(0, 0)):
    c = link(o.copy()); c.location = loc; c.rotation_euler = (tilt[0], tilt[1], rot); c.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale; return c
def fast_mesh(name, V, F, mats, mi=None, smooth=True, attrs=None):
    """numpy verts (n,3) and quads (k,4) -> object; attrs: {name: per-vertex float array}."""
    me = bpy.data.meshes.new(name); me.vertices.add(len(V)); me.vertices.foreach_set('co', np.asarray(V, np.float32).ravel())
    F = np.asarray(F, np.int32); me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.ravel())
    me.polygons.add(len(F)); me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(F), 4, np.int32))
    if mi is not None: me.polygons.foreach_set('material_index', np.asarray(mi, np.int32))
    if smooth: me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(calc_edges=True)
    for k, a in (attrs or {}).items(): me.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(a, np.float32).ravel())
    for m in mats: me.materials.append(m)
    return link(bpy.data.objects.new(name, me))
def grid_faces(ny, nx):
    i = np.arange(nx - 1); j = np.arange(ny - 1)[:, None] * nx; a = (j + i).ravel(); return np.stack([a, a + 1, a + nx + 1, a + nx], 1)
def vnoise(x, y, seed=0, octaves=5, gain=.5):
    """Vectorised value noise, roughly 0..1."""
    out = 0; amp = 1; tot = 0; r = np.random.default_rng(seed); P = r.random((256, 256))
    for o in range(octaves):
        xi, yi = np.floor(x).astype(int), np.floor(y).astype(int); fx, fy = x - xi, y - yi; fx = fx * fx * (3 - 2 * fx); fy = fy * fy * (3 - 2 * fy)
        g = lambda a, b: P[(a + 37 * o) % 256, (b + 91 * o) % 256]
        out = out + amp * ((g(xi, yi) * (1 - fx) + g(xi + 1, yi) * fx) * (1 - fy) + (g(xi, yi + 1) * (1 - fx) + g(xi + 1, yi + 1) * fx) * fy)
        tot += amp; amp *= gain; x, y = x * 2.03 + 11, y * 2.03 + 5
    return out / tot

# ------------------------------------------------------------------ plants and landscape
def palm(seed=0, height=9., lean=1.2, fronds=24, length=3.6, leaflets=52):
    """Coconut palm: curved ringed trunk, arching fronds with drooping leaflets; one mesh, origin at the base."""
    R = random.Random(seed); b = Mesh(); lm = leaf((.050, .088, .024), .38); dry = leaf((.16, .11, .035), .3)
    tm, N = (_M.get('trunk') or (None, None)), None
    if tm[0] is None:
        m, N = fresh('trunk'); v = N.coord('Object', (1, 1, 1)); w = N.new('TexWave', Vector=v, Scale=2.6, Distortion=2.5, Detail=3, _bands_direction='Z').outputs[0]
        N.set(Base_Color=N.ramp(N.noise(3, 8, v), [(.3, (.10, .075, .055)), (.7, (.26, .21, .165))]), Roughness=.9, Specular=.15); N.bump(w, .8, .03); _M['trunk'] = tm = (m,)
    tm = tm[0]; a0 = R.random() * 2 * pi; n = 26; pts = []
    for i in range(n + 1):
        t = i / n; pts.append(Vector((math.cos(a0) * lean * t ** 1.8, math.sin(a0) * lean * t ** 1.8, height * t)))
    b.tube(pts, [.13 + .13 * math.exp(-9 * i / n) + .012 * (i % 2) for i in range(n + 1)], tm, 12)
    top = pts[-1]
    for i in range(fronds):
        u = i / (fronds - 1); az = i * 2.39996 + R.uniform(-.2, .2); el = 1.25 - 1.75 * u + R.uniform(-.12, .12)
        L = length * (.72 + .28 * math.sin(pi * min(1, u + .25))) * R.uniform(.9, 1.08); droop = (1.0 + .5 * R.random()) * (.55 + .45 * math.cos(el))
        h = Vector((math.cos(az), math.sin(az), 0)); side = Vector((-math.sin(az), math.cos(az), 0)); m = dry if (u > .9 and R.random() < .6) else lm
        P = []; p = top + Vector((0, 0, .1)); ns = 14; ang = el
        for k in range(ns + 1): P.append((p.copy(), ang)); ang -= droop * (1.0 / ns) * (1 + .8 * k / ns); p += (h * math.cos(ang) + Vector((0, 0, math.sin(ang)))) * (L / ns)
        b.tube([q for q, _ in P], [.035 * (1 - .85 * k / ns) for k in range(ns + 1)], m, 5); twist = R.uniform(-.35, .35)
        for k in range(leaflets):
            t = .13 + .87 * (k + .5) / leaflets; x = t * ns; j = min(int(x), ns - 1); q = P[j][0].lerp(P[j + 1][0], x - j); an = P[j][1]
            d = h * math.cos(an) + Vector((0, 0, math.sin(an))); up = d.cross(side) * -1; up = -up if up.z < 0 else up
            ll = L * .26 * (math.sin(pi * (.12 + .86 * t)) ** .7) * R.uniform(.85, 1.1); wd = .022 + .018 * math.sin(pi * t)
            for sg in (-1, 1):
                o = (side * sg * math.cos(.35 + twist * sg) + up * math.sin(.28 + twist * sg) + d * (.45 + .7 * t)).normalized()
                v1 = q + o * ll * .5 - Vector((0, 0, ll * .06)); v2 = q + o * ll * .95 - Vector((0, 0, ll * (.30 + .15 * R.random())))
                b.add([q - d * wd, q + d * wd, v1 + d * wd, v1 - d * wd, v2 + d * .004, v2 - d * .004], [(0, 1, 2, 3), (3, 2, 4, 5)], m)
    for i in range(7):
        a = i * 2.4; c = top + Vector((math.cos(a) * .2, math.sin(a) * .2, -.18 - .07 * (i % 3)))
        b.lathe([(0.01, -.12), (.08, -.08), (.105, 0), (.07, .09), (.01, .12)], mat('coco', (.10, .13, .03), .45), c, 8)
    return b.obj('palm', smooth=True)

def bush(seed=0, r=(1, 1, .8), n=1600, size=.11, color=(.04, .10, .022), flowers=None, share=.25):
    """Leaf cards scattered on a lumpy ellipsoid shell - hedges, shrubs, bougainvillea, far crowns."""
    R = np.random.default_rng(seed); d = R.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; d[:, 2] = np.where(d[:, 2] < -.35, -d[:, 2], d[:, 2])
    lump = .75 + .5 * vnoise(d[:, 0] * 2.2 + 9, d[:, 1] * 2.2 + d[:, 2] * 2 + 9, seed, 3); p = d * lump[:, None] * (R.random((n, 1)) ** .35) * np.array(r); p[:, 2] += r[2] * .5
    nrm = d + R.normal(size=(n, 3)) * .55; nrm /= np.linalg.norm(nrm, axis=1)[:, None]; t = np.cross(nrm, R.normal(size=(n, 3))); t /= np.linalg.norm(t, axis=1)[:, None]; s = np.cross(nrm, t)
    sz = size * R.uniform(.6, 1.3, (n, 1)); V = np.stack([p - t * sz, p + s * sz * .45 + nrm * sz * .1, p + t * sz, p - s * sz * .45 + nrm * sz * .1], 1).reshape(-1, 3)
    F = np.arange(4 * n).reshape(n, 4); mats = [leaf(color)]; mi = np.zeros(n, int)
    if flowers: mats.append(leaf(flowers, .5, .6, .25)); mi = ((vnoise(p[:, 0] * 3, p[:, 1] * 3 + p[:, 2] * 3, seed + 5, 2) > .62 - share) & (R.random(n) < .8)).astype(int)
    return fast_mesh('bush', V, F, mats, mi, smooth=False)

def scatter(srcs, pts, seed=0, s=(.8, 1.25)):
    R = random.Random(seed)
    for p in pts: inst(R.choice(srcs), p, R.random() * 6.28, R.uniform(*s), (R.uniform(-.06, .06), R.uniform(-.06, .06)))

def hills(x0, x1, y0, y1, top=160, seed=3, n=260, trees=2600, crown=9., hz=2600., hcol=(.55, .60, .66), taper=0.):
    """Forested Mata Atlantica ridge; height rises from y0 to y1, crowns are instanced leaf-card blobs."""
    xs = np.linspace(x0, x1, n); ys = np.linspace(y0, y1, n // 2); X, Y = np.meshgrid(xs, ys); t = (Y - y0) / (y1 - y0)
    Z = top * (t ** .8) * (.35 + 1.15 * vnoise(X / 420 + 50, Y / 420 + 20, seed, 5)) * (np.clip(t * 3, 0, 1)) - 2
    if taper: Z = Z * np.clip((x1 - X) / taper, 0, 1) ** 1.3 - 6      # headland running down into the sea at x1
    V = np.stack([X, Y, Z], -1).reshape(-1, 3); g, N = fresh('hill'); v = N.coord('Object')
    N.set(Base_Color=N.ramp(N.noise(.05, 8, v), [(.35, (.012, .030, .010)), (.7, (.035, .065, .020))]), Roughness=1., Specular=.0); N.bump(N.noise(.12, 6, v), 1., 6.); haze(g, hz, hcol)
    fast_mesh('hill', V, grid_faces(n // 2, n), [g]); R = np.random.default_rng(seed)
    lm = leaf.__wrapped__((.030, .066, .018), .25, .6, .55) if hasattr(leaf, '__wrapped__') else leaf((.030, .066, .0181), .25, .6, .55); haze(lm, hz, hcol); src = []
    for k in range(4):
        o = bush(seed + k, (1, 1, .8), 420, .22); o.data.materials[0] = lm; o.location = (0, 0, -5000); src.append(o)
    u, w = R.random(trees), R.random(trees) ** 1.3; ix, iy = (u * (n - 1)).astype(int), (w * (n // 2 - 1)).astype(int); c = link
    for a, b in zip(ix, iy): inst(src[R.integers(4)], (X[b, a] + R.normal() * 3, Y[b, a] + R.normal() * 3, Z[b, a]), R.random() * 6.28, crown * R.uniform(.6, 1.35) * .55)

# ------------------------------------------------------------------ hotel
@cached
def rooftile(color=(.36, .12, .055)):
    m, N = fresh('roof'); v = N.coord('UV'); c = np.array(color); nz = N.noise(40, 3, v)
    w = N.new('TexWave', Vector=v, Scale=16., _bands_direction='X', _wave_profile='SIN').outputs[0]; r = N.new('TexWave', Vector=v, Scale=12., _bands_direction='Y', _wave_profile='SAW').outputs[0]
    h = N.new('Math', _operation='MULTIPLY_ADD', i0=r, i1=.35, i2=w).outputs[0]; sh = N.ramp(h, [(.1, (.45,) * 3), (.6, (1,) * 3)])
    col = N.ramp(nz, [(.3, tuple(c * .65)), (.55, tuple(c)), (.8, tuple(c * [1.35, 1.45, 1.5]))])
    N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=col, i2=sh).outputs[0], Roughness=.85, Specular=.2); N.bump(h, .8, .08); return m
def hip_roof(x0, x1, y0, y1, z, rise, over=1.0, m=None):
    m = m or rooftile(); x0 -= over; x1 += over; y0 -= over; y1 += over; W, D = x1 - x0, y1 - y0; i = min(W, D) / 2
    A = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    B = [(x0 + i, y0 + i, z + rise), (x1 - i, y0 + i, z + rise), (x1 - i, y1 - i, z + rise), (x0 + i, y1 - i, z + rise)]
    V = A + B; F = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]; me = bpy.data.meshes.new('roof'); me.from_pydata(V, [], F); uv = me.uv_layers.new()
    for p in me.polygons:
        a, b_ = Vector(V[p.vertices[0]]), Vector(V[p.vertices[1]]); ex = (b_ - a).normalized(); ey = p.normal.cross(ex)
        for li, vi in zip(p.loop_indices, p.vertices): q = Vector(V[vi]) - a; uv.data[li].uv = (q.dot(ex) * .25 + .5, q.dot(ey) * .25)
    me.materials.append(m); o = link(bpy.data.objects.new('roof', me)); b = Mesh(); b.box((x0 + .25, y0 + .25, z - .30), (x1 - .25, y1 - .25, z - .02), mat('eave', (.72, .68, .60), .7)); b.obj('eave'); return o
def hotel(bays=14, floors=5, bay=4.2, fh=3.15, depth=13., lit=.35, glow=3., seed=2, towers=True, z0=0.):
    """White balconied slab facing -Y with arcaded ground floor, timber handrails, terracotta hips. x in [0, bays*bay]."""
    R = random.Random(seed); b = Mesh(); w = plaster((.80, .77, .71)); inner = plaster((.74, .68, .58)); wd = wood((.06, .028, .013), (.15, .075, .035)); gl = mat('hglass', (.02, .03, .035), .04, spec=.8)
    cur = fabric((.75, .70, .62)); lamps = [emit('win%d' % i, (1, .62, .28), glow * k) for i, k in enumerate((.5, 1., 1.8))]; W = bays * bay; g = 4.6
    b.box((0, 2.2, z0), (W, depth, z0 + g + floors * fh), inner)
    for f in range(floors + 1):
        z = z0 + (g + f * fh); b.box((-.15, -.15 if f < floors else -.5, z - .28), (W + .15, 2.3, z), w)
    for i in range(bays + 1):
        x = i * bay; b.box((x - .14, 0.0, z0 + g), (x + .14, 2.3, z0 + g + floors * fh), w)
    for i in range(bays):
        x = i * bay
        for f in range(floors):
            z = z0 + g + f * fh
            b.box((x + .14, -.12, z), (x + bay - .14, .02, z + .42), w); b.box((x + .14, -.10, z + .98), (x + bay - .14, -.02, z + 1.06), wd)
            for k in range(1, 8): b.box((x + .14 + k * (bay - .28) / 8 - .018, -.075, z + .42), (x + .14 + k * (bay - .28) / 8 + .018, -.045, z + .98), wd)
            lt = R.random() < lit; b.box((x + .5, 2.12, z + .02), (x + bay - .5, 2.205, z + 2.35), wd)
            for q in range(2):
                xa = x + .56 + q * (bay - 1.12) / 2; xb = xa + (bay - 1.12) / 2 - .06; b.box((xa, 2.08, z + .08), (xb, 2.125, z + 2.28), R.choice(lamps) if lt else gl)
            if R.random() < .75:
                cx = x + .56 if R.random() < .5 else x + bay - 1.2; b.box((cx, 2.05, z + .08), (cx + .62, 2.085, z + 2.28), cur)
            if R.random() < .6: b.box((x + 1.2, .9, z), (x + 1.75, 1.45, z + .42), wd); b.box((x + 1.2, 1.38, z + .42), (x + 1.75, 1.45, z + .85), cur)
            if R.random() < .30: b.box((x + bay - 1.1, .2, z), (x + bay - .7, .6, z + .45), mat('pot', (.30, .12, .06), .8))
        # arcade: spandrel with a semicircular opening
        r = bay / 2 - .42; cx = x + bay / 2; zs = z0 + g - .28 - r - .35; n = 18; P = []
        for k in range(n + 1): a = pi - pi * k / n; P.append((cx + r * math.cos(a), zs + r * math.sin(a)))
        for y in (-.05, .35):
            V, F = [], []
            for px, pz in P: V += [(px, y, pz), (px, y, z0 + g - .2)]
            F = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(n)]; b.add(V, F, w)
        V = [(px, y, pz) for px, pz in P for y in (-.05, .35)]; b.add(V, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], w)
        b.box((x, -.05, z0), (x + .42, .35, z0 + g - .2), w); b.box((x + bay - .42, -.05, z0), (x + bay, .35, z0 + g - .2), w)
        b.box((x + .8, 2.1, z0), (x + bay - .8, 2.18, z0 + 3.1), lamps[1] if R.random() < lit * 1.6 else gl)
    b.obj('hotel', bevel=0.); zt = z0 + g + floors * fh; hip_roof(0, W, -.4, depth, zt, 3.6, 1.0)
    if towers:
        for tx in (-7.5, W + .2):
            t = Mesh(); t.box((tx, -1.2, z0), (tx + 7.3, depth, zt + 3.0), w)
            for f in range(floors + 1):
                for q in (1.5, 4.6): z = z0 + 1.2 + g * (f > 0) + max(0, f - 1) * fh; t.box((tx + q, -1.28, z), (tx + q + 1.2, -1.19, z + 1.9), gl); t.box((tx + q - .15, -1.42, z - .16), (tx + q + 1.35, -1.18, z), w)
            t.obj('tower'); hip_roof(tx, tx + 7.3, -1.2, depth, zt + 3.0, 2.6, .9)

# ------------------------------------------------------------------ soft goods (cloth simulation, cached as .npz)
def _bake(o, frames):
    s = bpy.context.scene; s.frame_start = 1; s.frame_end = frames
    for f in range(1, frames + 1): s.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get(); e = o.evaluated_get(dg).to_mesh(); V = np.empty(len(e.vertices) * 3, np.float32); e.vertices.foreach_get('co', V)
    F = [tuple(p.vertices) for p in e.polygons]; s.frame_set(1); return V.reshape(-1, 3), F
def _cached_obj(key, make, m, sub=1, thick=0.):
    p = CACHE + key + '.npz'
    if not os.path.exists(p): V, F = make(); np.savez(p, V=V, F=np.array(F, dtype=object), allow_pickle=True)
    z = np.load(p, allow_pickle=True); me = bpy.data.meshes.new(key); me.from_pydata(z['V'].tolist(), [], [tuple(f) for f in z['F']]); me.materials.append(m)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); o = link(bpy.data.objects.new(key, me))
    if thick: t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = thick; t.offset = 1
    if sub: x = o.modifiers.new('s', 'SUBSURF'); x.levels = x.render_levels = sub
    return o
def pillow(w=.7, h=.48, m=None, puff=5., key=None, wrinkle=1., seed=0):
    """Two sewn sheets inflated by cloth pressure with shrink -> believable seam puckers. Lies in XY, centre at 0."""
    def make():
        nx, ny = int(34 * w / .6), int(34 * h / .6); bm = bmesh.new(); R = random.Random(seed)
        rows = lambda z: [[bm.verts.new(((i / nx - .5) * w, (j / ny - .5) * h, z if 0 < i < nx and 0 < j < ny else 0)) for i in range(nx + 1)] for j in range(ny + 1)]
        A = rows(.015); B = [[A[j][i] if i in (0, nx) or j in (0, ny) else bm.verts.new(((i / nx - .5) * w, (j / ny - .5) * h, -.015)) for i in range(nx + 1)] for j in range(ny + 1)]
        for j in range(ny):
            for i in range(nx): bm.faces.new((A[j][i], A[j][i + 1], A[j + 1][i + 1], A[j + 1][i])); bm.faces.new((B[j][i], B[j + 1][i], B[j + 1][i + 1], B[j][i + 1]))
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context='VERTS')
        for v in bm.verts: v.co.z += R.uniform(-.004, .004)
        me = bpy.data.meshes.new('sim'); bm.to_mesh(me); o = link(bpy.data.objects.new('sim', me)); c = o.modifiers.new('c', 'CLOTH').settings
        c.quality = 6; c.mass = .15; c.use_pressure = True; c.uniform_pressure_force = puff; c.shrink_min = -.02 * wrinkle; c.tension_stiffness = 20; c.compression_stiffness = 8; c.shear_stiffness = 5; c.bending_stiffness = .06; c.effector_weights.gravity = 0
        r = _bake(o, 34); bpy.data.objects.remove(o); return r
    return _cached_obj(key or 'pillow_%g_%g_%g_%d' % (w, h, puff, seed), make, m)
def drape(key, w, l, centre, colliders, m, res=60, frames=70, thick=.02, bend=.5, seed=0, mass=.4):
    """Drop a w x l sheet from centre onto box colliders [(lo, hi)] with cloth physics."""
    def make():
        tmp = []
        for lo, hi in colliders:
            c = box(lo, hi, mat('x')); c.modifiers.new('c', 'COLLISION'); c.collision.thickness_outer = .012; c.collision.cloth_friction = 12; tmp.append(c)
        ny = int(res * l / w); R = np.random.default_rng(seed); X, Y = np.meshgrid((np.linspace(0, 1, res) - .5) * w + centre[0], (np.linspace(0, 1, ny) - .5) * l + centre[1])
        Z = centre[2] + .02 * vnoise(X * 4 + 20, Y * 4 + 20, seed, 3); o = fast_mesh('sim', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(ny, res), [])
        c = o.modifiers.new('c', 'CLOTH').settings; c.quality = 7; c.mass = mass; c.bending_stiffness = bend; c.tension_stiffness = 25; c.compression_stiffness = 15; c.air_damping = 2
        k = o.modifiers['c'].collision_settings; k.distance_min = .008; k.use_self_collision = False
        r = _bake(o, frames)
        for x in tmp + [o]: bpy.data.objects.remove(x)
        return r
    return _cached_obj(key, make, m, 1, thick)
def runner(dv, hh, col, x0, width=.58, drop=.25, far=-.74):
    """Woven runner across the bed's foot: follows the duvet's own top and hangs straight from its widest bulge, hem level.
    dv: the duvet, still in its own axes (x across the bed); far: where the runner's foot-side edge lies on its y."""
    from mathutils.bvhtree import BVHTree; from scipy.ndimage import gaussian_filter, gaussian_filter1d
    tree = BVHTree.FromObject(dv, bpy.context.evaluated_depsgraph_get()); rows = np.linspace(far, far + width, 37)
    hit = lambda o, d: tree.ray_cast(Vector(o), Vector(d))[0]
    ys = np.linspace(-hh, hh, 97); top = np.array([[(hit((y, r, 2), (0, 0, -1)) or Vector((0, 0, .6))).z for y in ys] for r in rows])
    soft = gaussian_filter(top, (3, 4)); top = np.maximum(soft, gaussian_filter(np.maximum(top, soft), (1.5, 2))) + .015
    zc = float(np.median(top[:, 6:-6])); zs = np.linspace(zc - .02, zc - drop, 24); sides = {}
    for sg in (-1, 1):
        q = np.array([[abs((hit((sg * (hh + .6), r, z), (-sg, 0, 0)) or Vector((sg * hh, 0, 0))).x) for z in zs] for r in rows])
        q = np.maximum(q, np.maximum(np.roll(q, 1, 0), np.roll(q, -1, 0))); q = np.maximum.accumulate(q, 1); sides[sg] = gaussian_filter(q, (4, 1.2)) + .018
    P = []
    for i, r in enumerate(rows):
        line = []
        for sg in (-1, 1):
            cut = sides[sg][i, 4] - .05; part = [(sg * y, z) for y, z in zip(sides[sg][i, 4:], zs[4:])]; inner = [(y, z) for y, z in zip(ys, top[i]) if 0 <= sg * y < cut]
            line = (part[::-1] + inner) if sg < 0 else (line + inner + part)
        line = np.array(line); d = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]; u = np.linspace(0, d[-1], 150)
        line = np.stack([np.interp(u, d, line[:, k]) for k in (0, 1)], 1); ends = line[[0, -1]].copy(); line = gaussian_filter1d(line, 1.1, axis=0, mode='nearest'); line[[0, -1]] = ends
        hang = np.clip((zc - line[:, 1]) / drop, 0, 1) ** 1.4; line[:, 0] += np.sign(line[:, 0]) * hang * (.007 + .007 * math.sin(i * .55 + 1) + .003 * math.sin(i * 1.3)); P.append([(y, r, z) for y, z in line])
    b = Mesh(); b.grid(P, fabric(col, 420, .5, .95, .7, .15, .25)); o = b.obj('runner', smooth=True); t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = .009; t.offset = 0
    o.rotation_euler = (0, 0, pi / 2); o.location = (x0, 0, 0); return o
def curtain(x0, x1, z0, z1, m, folds=9, amp=.07, y=0., seed=0, axis='x', gather=.8):
    """Hanging cloth: summed sines, folds tighten towards the heading; axis = direction it spans."""
    R = random.Random(seed); ph = [R.random() * 6 for _ in range(6)]; b = Mesh(); P = []; nx, nz = folds * 12, 26
    for j in range(nz + 1):
        t = j / nz; row = []
        for i in range(nx + 1):
            u = i / nx; a = u * folds * 2 * pi; s = .55 + .45 * t
            d = amp * s * (math.sin(a + .5 * math.sin(2.3 * u * 6 + ph[0]) + .4 * t * math.sin(5 * u + ph[1])) + .3 * math.sin(2.1 * a + ph[2]) * t) ; x = x0 + (x1 - x0) * u + .25 * amp * math.sin(2 * a + ph[3]) * s
            z = z1 + (z0 - z1) * t; row.append((x, y + d, z) if axis == 'x' else (y + d, x, z))
        P.append(row)
    b.grid(P, m); return b.obj('curtain', smooth=True, subsurf=0)

# ------------------------------------------------------------------ furniture
def lamp(loc, power=9, m=None, h=.62):
    lathe([(0, 0), (.085, 0), (.09, .012), (.03, .03), (.022, .06), (.065, .14), (.075, .2), (.045, .29), (.014, .34), (.012, .40), (0, .40)], m or mat('brass', (.55, .38, .17), .28, 1.), loc, 32)
    sh, N = fresh('shade'); tl = N.new('BsdfTranslucent', Color=(.86, .74, .56, 1)); df = N.new('BsdfDiffuse', Color=(.8, .72, .6, 1)); mx = N.new('MixShader', i0=.5, i1=df.outputs[0], i2=tl.outputs[0]); em = N.new('Emission', Color=(1, .62, .30, 1), Strength=power * .12); ad = N.new('AddShader', i0=mx.outputs[0], i1=em.outputs[0]); N.link(ad.outputs[0], N.out.inputs[0])
    b = Mesh(); b.lathe([(.19, .36), (.145, h)], sh, n=40); o = b.obj('shade', loc=loc, smooth=True); point((loc[0], loc[1], loc[2] + .5), power, radius=.05); return o
def figure(loc, rot=0., stride=.26, scale=1., hat=False, dress=False, top=(.70, .67, .61), low=(.16, .15, .13)):
    """Somebody walking towards local +y: only for silhouettes, for backs far away and for shadows from outside the picture; it has no face."""
    skin, cloth, legs = mat('figskin', (.30, .17, .10), .6), fabric(top, 300, .3), fabric(low, 300, .3); body, out = Mesh(), []; stride *= .55 if dress else 1.
    for s in (-1, 1):
        body.tube([(s * .09, 0, .90), (s * .10, s * stride * .45 + .04, .50), (s * .09, s * stride, .09)], [.088, .062, .042], skin if dress else legs, 14); body.tube([(s * .09, s * stride - .05, .05), (s * .095, s * stride + .17, .035)], [.042, .032], skin, 10)
        body.tube([(s * .15, 0, 1.42), (s * .23, -s * stride * .25, 1.16), (s * .24, -s * stride * .75 + .03, .93), (s * .235, -s * stride * .85 + .06, .84)], [.056, .045, .036, .030], skin, 12)
    body.tube([(0, 0, .84), (0, 0, 1.0), (0, -.01, 1.14), (0, -.01, 1.32), (0, 0, 1.45)], [.150, .150, .125, .160, .110], cloth, 20); body.tube([(-.17, 0, 1.41), (.17, 0, 1.41)], .065, cloth, 12)
    body.tube([(0, 0, 1.44), (0, .01, 1.56)], .055, skin, 12); body.tube([(0, .01, 1.52), (0, .02, 1.58), (0, .02, 1.66), (0, .01, 1.73), (0, 0, 1.76)], [.062, .088, .098, .078, .03], mat('fighair', (.03, .02, .015), .6), 18)
    if dress: body.lathe([(.13, 1.08), (.17, .95), (.22, .70), (.26, .45), (.29, .24)], cloth, n=28)
    o = body.obj('figure', loc, rot, smooth=True, subsurf=1); o.scale = (scale, scale * .86, scale); out.append(o)
    if hat:
        b = Mesh(); b.lathe([(.001, 1.83), (.07, 1.83), (.10, 1.79), (.105, 1.72), (.22, 1.70), (.22, 1.695), (.10, 1.70)], mat('fighat', (.66, .54, .34), .8), n=36); h = b.obj('fighat', loc, rot, smooth=True); h.scale = (scale,) * 3; out.append(h)
    return out
def lounger(loc, rot=0., back=.75, towel=True):
    """Teak frame, thick canvas mattress with raised back, rolled towel. 2 m along local +Y (head at +Y)."""
    wd = wood((.13, .065, .03), (.30, .17, .085), 1); cu = fabric((.76, .72, .64)); b = Mesh()
    for sx in (-.32, .28): b.box((sx, 0, .24), (sx + .045, 1.98, .30), wd)
    for sx in (-.32, .28):
        for y in (.12, 1.72): b.box((sx, y, 0), (sx + .045, y + .06, .25), wd)
    for k in range(15): b.box((-.30, .02 + k * .09, .295), (.30, .08 + k * .09, .315), wd)
    f = b.obj('lounger', loc, rot, bevel=.004); c = Mesh(); t = .085; ca, sa = math.cos(back), math.sin(back)
    prof = [(0, .32), (.66, .32), (1.30, .32), (1.30 + .35 * ca, .32 + .35 * sa), (1.30 + .70 * ca, .32 + .70 * sa)]
    V, F = [], []
    for y, z in prof:
        nx_, nz_ = (-sa * t, ca * t) if y > 1.31 else (0, t)
        for x, q in ((-.31, 0), (.31, 0), (.31, 1), (-.31, 1)): V.append((x, y + nx_ * q, z + nz_ * q))
    for k in range(4): F += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
    F += [(3, 2, 1, 0), (16, 17, 18, 19)]; c.add(V, F, cu); o = c.obj('cushion', loc, rot, smooth=True, bevel=.025)
    o.data.use_auto_smooth = True; out = [f, o]
    if towel:
        r = Mesh(); sp = [(.075 * (1 - .012 * k / 6) * 1, 0) for k in range(1)]
        r.tube([(-.24, .16, .475), (-.235, .16, .475), (.235, .16, .475), (.24, .16, .475)], [.055, .07, .07, .055], fabric((.80, .77, .70), bump=.8), 24); out.append(r.obj('towel', loc, rot, smooth=True))
    return out
def parasol(loc, r=1.55, h=2.55, m=None, rot=0., tilt=0.):
    m = m or fabric((.78, .73, .62)); b = Mesh(); n = 8; wd = wood((.13, .065, .03), (.30, .17, .085), 2); b.tube([(0, 0, 0), (0, 0, h + .12)], .026, wd, 12); V = [(0, 0, h)]; rings = 6
    for j in range(1, rings + 1):
        t = j / rings
        for i in range(n * 4):
            a = 2 * pi * i / (n * 4); sag = .045 * math.sin(pi * (i % 4) / 4) * t; k = 1 - .05 * math.sin(pi * (i % 4) / 4); V.append((r * t * k * math.cos(a), r * t * k * math.sin(a), h - .52 * t ** 1.15 - sag))
    N = n * 4; F = [(0, 1 + i, 1 + (i + 1) % N) for i in range(N)] + [(1 + j * N + i, 1 + (j + 1) * N + i, 1 + (j + 1) * N + (i + 1) % N, 1 + j * N + (i + 1) % N) for j in range(rings - 1) for i in range(N)]
    k = 1 + (rings - 1) * N; V += [(x * 1.0, y * 1.0, z - .17) for x, y, z in V[k:]]; k2 = k + N; F += [(k + i, k2 + i, k2 + (i + 1) % N, k + (i + 1) % N) for i in range(N)]
    s, Nn = fresh('canvas'); Nn.n.remove(Nn.bsdf); df = Nn.new('BsdfDiffuse', Color=(.80, .75, .64, 1)); tl = Nn.new('BsdfTranslucent', Color=(.80, .70, .52, 1)); mx = Nn.new('MixShader', i0=.28, i1=df.outputs[0], i2=tl.outputs[0]); Nn.link(mx.outputs[0], Nn.out.inputs[0])
    b.add(V, F, s)
    for i in range(n): a = 2 * pi * i / n; b.tube([(0, 0, h - .75), (r * .55 * math.cos(a), r * .55 * math.sin(a), h - .31)], .01, wd, 6)
    b.lathe([(0.001, 0), (.3, 0), (.3, .06), (.05, .08)], mat('base', (.35, .33, .30), .7), n=24); return b.obj('parasol', loc, rot, smooth=False)
