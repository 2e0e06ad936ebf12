"""One day over pool, house and sea: hour=0430|0530|0800|1200|1600|1830|2000|0000, cam=wide|tall|balcony. Same place, same camera; only sun, sky, lamps and traces of guests change.
The pool is that of pool.py; this looks from the main house (behind the camera) down the pool to the sea at -Y, the east wing at left. The sea looks south-east:
the sun rises over it near the middle of the picture, climbs to the north (behind the camera) and sets over land behind the camera, at right: its last light is on the wing."""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from pool_kit import *
s = start(); HOUR, BALCONY = OPT.get('hour', '1600'), OPT.get('cam') == 'balcony'; R = random.Random(3)
DAY, DARK = HOUR in ('0800', '1200', '1600'), HOUR in ('0430', '1830', '2000', '0000')
SL, WALL = -1.9, -20.5                                     # sea level; y of the wall between promenade and sand
# ------------------------------------------------------------------ hours: sun (or moon), sky, lamps, lit windows
# sky: colours at the horizon, 1, 3, 7, 14, 30, 90 degrees, first towards the sun, then away from it
HOURS = {
    '0430': dict(az=-72, el=-9, sun=0, sky=[(.60, .30, .17), (.52, .28, .19), (.33, .23, .23), (.17, .17, .25), (.095, .125, .23), (.050, .080, .17), (.025, .045, .11)],
                 anti=[(.085, .10, .17), (.085, .10, .175), (.08, .10, .18), (.07, .095, .175), (.058, .08, .16), (.04, .06, .13), (.025, .045, .11)], cloud=.55, lit=(.14, .10, .12), shade=(.075, .08, .13), haze=(.27, .18, .17), lamps=.75, rooms=.07, house=.3, pool=.55, stars=.25),
    '0530': dict(az=-72, el=4.4, sun=8.5, col=(1, .50, .22), sky=[(1.20, .60, .30), (1.12, .62, .34), (.90, .62, .44), (.62, .57, .56), (.40, .49, .64), (.23, .37, .61), (.12, .24, .50)],
                 anti=[(.36, .38, .50), (.42, .38, .49), (.46, .41, .51), (.38, .41, .55), (.28, .37, .56), (.20, .31, .53), (.12, .24, .50)], cloud=.75, lit=(1.1, .60, .36), shade=(.50, .42, .44), haze=(.78, .56, .42), lamps=.22, rooms=.05, house=.2, pool=.0, disc=(60, (1, .62, .30))),
    '0800': dict(az=-60, el=36, sun=3.5, col=(1, .91, .78), sky=[(.78, .82, .84), (.70, .79, .87), (.55, .71, .88), (.38, .59, .85), (.26, .48, .79), (.15, .34, .66), (.09, .24, .53)],
                 anti=[(.64, .74, .84), (.56, .70, .85), (.43, .62, .84), (.31, .53, .81), (.22, .44, .75), (.13, .31, .62), (.09, .24, .53)], cloud=.85, lit=(1.05, 1.0, .94), shade=(.70, .75, .82), haze=(.62, .73, .83), lamps=0, rooms=0, house=0, pool=0),
    '1200': dict(az=140, el=74, sun=4.4, col=(1, .965, .90), sky=[(.68, .79, .88), (.57, .74, .89), (.42, .65, .89), (.28, .54, .86), (.19, .44, .80), (.11, .32, .68), (.08, .24, .58)],
                 anti=[(.68, .79, .88), (.57, .74, .89), (.42, .65, .89), (.28, .54, .86), (.19, .44, .80), (.11, .32, .68), (.08, .24, .58)], cloud=.95, lit=(1.15, 1.13, 1.10), shade=(.72, .78, .86), haze=(.58, .73, .86), lamps=0, rooms=0, house=0, pool=0),
    '1600': dict(az=150, el=24, sun=4.0, col=(1, .77, .50), sky=[(.95, .84, .68), (.92, .83, .69), (.80, .78, .70), (.62, .70, .74), (.44, .58, .74), (.26, .42, .66), (.14, .29, .55)],
                 anti=[(.76, .70, .66), (.70, .70, .70), (.54, .64, .74), (.38, .55, .76), (.27, .47, .74), (.16, .35, .64), (.10, .25, .54)], cloud=.85, lit=(1.15, .96, .78), shade=(.66, .66, .72), haze=(.70, .70, .70), lamps=0, rooms=0, house=0, pool=0),
    '1830': dict(az=158, el=-2, sun=0, sky=[(1.9, .70, .24), (1.7, .68, .28), (1.2, .60, .36), (.75, .50, .44), (.42, .38, .50), (.20, .25, .45), (.09, .15, .34)],
                 anti=[(.15, .18, .32), (.19, .20, .34), (.40, .27, .38), (.54, .34, .40), (.38, .32, .47), (.17, .22, .43), (.09, .15, .34)], cloud=.75, lit=(.85, .42, .36), shade=(.26, .22, .36), haze=(.20, .21, .34), lamps=.75, rooms=.42, house=1, pool=.55),
    '2000': dict(az=158, el=-20, sun=0, sky=[(.075, .075, .13), (.070, .075, .135), (.060, .07, .135), (.045, .06, .13), (.034, .05, .115), (.022, .036, .092), (.012, .022, .065)],
                 anti=[(.050, .068, .125), (.047, .065, .125), (.041, .058, .12), (.033, .05, .11), (.025, .042, .10), (.018, .032, .08), (.012, .022, .065)], cloud=.4, lit=(.085, .085, .12), shade=(.035, .04, .07), haze=(.055, .07, .12), lamps=1., rooms=.62, house=1, pool=1., stars=.3),
    '0000': dict(az=-83, el=11.6, sun=.16, col=(.72, .84, 1), sky=[(.060, .078, .12), (.057, .075, .12), (.049, .067, .115), (.038, .056, .102), (.028, .044, .086), (.018, .030, .064), (.010, .017, .042)],
                 anti=[(.028, .042, .075), (.027, .041, .075), (.024, .038, .07), (.020, .033, .064), (.016, .027, .056), (.012, .021, .046), (.009, .016, .040)], cloud=.5, lit=(.13, .15, .19), shade=(.03, .038, .06), haze=(.048, .064, .10), lamps=.6, rooms=.09, house=.25, pool=.0, stars=.4, disc=(7, (.90, .95, 1))),
}
H = HOURS[HOUR]; AZ, EL = math.radians(H['az']), math.radians(H['el']); SUN = Vector((math.cos(AZ) * math.cos(EL), math.sin(AZ) * math.cos(EL), math.sin(EL)))
def heaven():
    """Sky: two elevation ramps mixed by the bearing from the sun, its glow, and a flat layer of cloud in perspective; then the lamp for sun or moon."""
    N = Nodes.__new__(Nodes); w = s.world; N.t = w.node_tree; N.n = N.t.nodes; bg = N.n['Background']; d = N.new('TexCoord').outputs['Generated']; x, y, z = N.new('SeparateXYZ', Vector=d).outputs
    mth = lambda op, a, b=0., c=0.: N.new('Math', _operation=op, i0=a, i1=b, i2=c).outputs[0]; mix = lambda f, a, b, kind='MIX': N.new('MixRGB', _blend_type=kind, i0=f, i1=a, i2=b).outputs[0]
    up = mth('MAXIMUM', z, 0.); t = mth('SQRT', up); at = (0, .132, .229, .349, .492, .707, 1)
    dot = lambda v: mth('ADD', mth('MULTIPLY', x, v[0]), mth('ADD', mth('MULTIPLY', y, v[1]), mth('MULTIPLY', z, v[2])))
    k = mth('POWER', mth('MULTIPLY_ADD', dot((math.cos(AZ), math.sin(AZ), 0)), .5, .5), 1.6); col = mix(k, N.ramp(t, list(zip(at, H['anti']))), N.ramp(t, list(zip(at, H['sky']))))
    c = mth('MAXIMUM', dot(SUN), 0.); warm = H.get('col', (1, .5, .3)); g = {'0530': (.55, .9), '0000': (.03, .12)}.get(HOUR, (.10, .3) if H['sun'] else (0, 0))
    for power, a in ((14, g[0]), (220, g[1])): col = mix(1., col, mix(1., (*warm, 1), N.new('CombineXYZ', X=mth('MULTIPLY', mth('POWER', c, power), a), Y=mth('MULTIPLY', mth('POWER', c, power), a), Z=mth('MULTIPLY', mth('POWER', c, power), a)).outputs[0], 'MULTIPLY'), 'ADD')
    if 'stars' in H:
        st = N.new('MapRange', Value=N.new('TexVoronoi', Scale=150, Vector=d).outputs[0], i1=0., i2=.06, i3=H['stars'], i4=0.).outputs[0]; st = mth('MULTIPLY', st, mth('MULTIPLY', N.new('MapRange', Value=z, i1=.03, i2=.2).outputs[0], N.new('MapRange', Value=N.new('TexNoise', Scale=9, Vector=d).outputs[0], i1=.4, i2=.62).outputs[0])); col = mix(1., col, N.new('CombineXYZ', X=st, Y=st, Z=st).outputs[0], 'ADD')
    # cloud: noise on a plane overhead; its lit side is found by a second look a step towards the sun
    far = mth('ADD', up, .055); off = {'0430': 1.9, '0530': 2.2, '0800': 3.1, '1200': 5.3, '1600': 7.2, '1830': 8.4, '2000': 9.6, '0000': 12.1}[HOUR]
    def puff(dx, dy): return N.noise(.62, 7, N.new('CombineXYZ', X=mth('ADD', mth('DIVIDE', x, far), off + dx), Y=mth('ADD', mth('MULTIPLY', mth('DIVIDE', y, far), .55), off * .4 + dy)).outputs[0], .58, .35)
    n = puff(0, 0); dens = N.new('MapRange', Value=n, i1=.50, i2=.72, i3=0., i4=H['cloud'], _interpolation_type='SMOOTHSTEP').outputs[0]; dens = mth('MULTIPLY', dens, N.new('MapRange', Value=z, i1=.012, i2=.07).outputs[0])
    q = mth('MULTIPLY_ADD', mth('SUBTRACT', n, puff(.16 * math.cos(AZ), .10 * math.sin(AZ))), 4.5, .62); q = N.new('MapRange', Value=q, i1=0., i2=1.).outputs[0]
    col = mix(dens, col, mix(q, (*H['shade'], 1), (*H['lit'], 1))); N.link(col, bg.inputs[0]); bg.inputs[1].default_value = 1.
    if H['sun']: L = bpy.data.lights.new('sun', 'SUN'); L.energy = H['sun']; L.color = H['col']; L.angle = .012; link(bpy.data.objects.new('sun', L)).rotation_euler = SUN.to_track_quat('Z', 'Y').to_euler()
    if 'disc' in H:
        b = Mesh(); b.lathe([(9000 * .0052 * math.sin(a), 9000 * .0052 * -math.cos(a)) for a in np.linspace(1e-3, pi - 1e-3, 16)], quiet(emit('disc', H['disc'][1], H['disc'][0])), n=32); o = b.obj('disc', SUN * 9000, smooth=True)
        for v in ('visible_diffuse', 'visible_glossy', 'visible_shadow', 'visible_transmission'): setattr(o, v, False)
def quiet(m): m.cycles.sample_as_light = False; return m
# ------------------------------------------------------------------ lamps: fittings, and a map of the light they throw on what is near
LOW, POST, UP = [], [], []                                 # (x, y, height, strength)
WARM = (1, .60, .28)
def glow(name, k): return quiet(emit(name, (1, .66, .34), k * H['lamps'])) if H['lamps'] else mat(name + 'off', (.70, .66, .58), .3)
def fitting(): return mat('iron', (.025, .024, .022), .45, .6)
def bollard(x, y):
    b = Mesh(); b.tube([(x, y, 0), (x, y, .62)], .03, fitting(), 8); b.lathe([(.001, .82), (.13, .74), (.13, .72), (.001, .73)], fitting(), (x, y, 0), 16); b.lathe([(.055, .61), (.055, .73)], glow('bollard', 9), (x, y, 0), 12); b.obj('bollard'); LOW.append((x, y, .95, .9))
def post(x, y, z=0.):
    b = Mesh(); f = fitting(); b.tube([(x, y, z), (x, y, z + 3.3)], [.06, .042], f, 10); b.lathe([(.11, 0), (.11, .12), (.06, .22)], f, (x, y, z), 12); b.lathe([(.05, 3.26), (.12, 3.32), (.12, 3.34), (.001, 3.34)], f, (x, y, z), 14); b.lathe([(.095, 3.34), (.115, 3.66)], glow('post', 6), (x, y, z), 14); b.lathe([(.15, 3.66), (.15, 3.69), (.001, 3.86)], f, (x, y, z), 14); b.obj('post', smooth=False); POST.append((x, y, 3.0, .62))
def lantern(x, y, z):
    b = Mesh(); f = fitting(); q = .07
    for i in (-1, 1):
        for j in (-1, 1): b.tube([(x + i * q, y + j * q, z), (x + i * q, y + j * q, z + .24)], .007, f, 4)
    b.box((x - q - .01, y - q - .01, z), (x + q + .01, y + q + .01, z + .015), f); b.add([(x - .09, y - .09, z + .24), (x + .09, y - .09, z + .24), (x + .09, y + .09, z + .24), (x - .09, y + .09, z + .24), (x, y, z + .33)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], f); b.lathe([(.001, .02), (.032, .02), (.032, .11), (.001, .15)], glow('candle', 7), (x, y, z), 10); b.obj('lantern'); LOW.append((x, y, .7, .45))
def lamplight():
    """Light of the lamps without lamps to sample: their warm pools are drawn into a map of the ground (near lamps, posts, uplights) and every material gives back its own colour times that, fading with height."""
    n, m, x0, y0, q = 800, 880, -60., -55., .125; X, Y = np.meshgrid(x0 + q * (np.arange(n) + .5), y0 + q * (np.arange(m) + .5)); A = np.zeros((m, n, 4), np.float32)
    for c, L in enumerate((LOW, POST, UP)):
        for x, y, h, k in L: A[..., c] += k * (h * h / ((X - x) ** 2 + (Y - y) ** 2 + h * h)) ** 1.6
    A *= H['lamps']; A[..., 3] = 1; im = bpy.data.images.new('lamps', n, m, float_buffer=True); im.colorspace_settings.name = 'Non-Color'; im.pixels.foreach_set(A.ravel()); im.pack()
    for mt in bpy.data.materials:
        if not mt.use_nodes or 'Principled BSDF' not in mt.node_tree.nodes or mt.name.split('.')[0] in ('sea', 'floor', 'wallYZ', 'wallXZ', 'bandYZ', 'bandXZ'): continue
        N = Nodes(mt); i = N.bsdf.inputs['Base Color']
        if not N.bsdf.outputs[0].links: continue
        p = N.new('NewGeometry').outputs['Position']; P = N.new('SeparateXYZ', Vector=p).outputs; uv = N.new('Mapping', Vector=p, Location=(-x0 / (n * q), -y0 / (m * q), 0), Scale=(1 / (n * q), 1 / (m * q), 1)).outputs[0]
        t = N.new('TexImage', Vector=uv, _extension='CLIP'); t.image = im; E = N.new('SeparateXYZ', Vector=t.outputs[0]).outputs; zz = N.new('Math', _operation='MAXIMUM', i0=P[2], i1=0.).outputs[0]
        part = [N.new('Math', _operation='MULTIPLY', i0=E[c], i1=N.new('Math', _operation='EXPONENT', i0=N.new('Math', _operation='DIVIDE', i0=zz, i1=-d).outputs[0]).outputs[0]).outputs[0] for c, d in enumerate((1.1, 4., 9.))]
        e = N.new('Math', _operation='ADD', i0=part[0], i1=N.new('Math', _operation='ADD', i0=part[1], i1=part[2]).outputs[0]).outputs[0]
        base = i.links[0].from_socket if i.is_linked else tuple(i.default_value); c = N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=base, i2=(*WARM, 1)).outputs[0]
        N.link(N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=c, i2=N.new('CombineXYZ', X=e, Y=e, Z=e).outputs[0]).outputs[0], N.bsdf.inputs['Emission']); quiet(mt)
def pool_lit(k):
    "pool lit from within: fittings along both walls, the mosaic gives back their light; one lamp for what it throws upwards"
    ys = [PY0 + 2.6 + i * 5.15 for i in range(5)]; b = Mesh(); w = quiet(emit('poollamp', (.80, .97, 1), 9 * k))
    for x in (PX0 + .024, PX1 - .024):
        for y in ys: b.add([(x, y + .13 * math.cos(a), -.45 + .13 * math.sin(a)) for a in np.linspace(0, 2 * pi, 16, endpoint=False)], [tuple(range(16))], w)
    b.obj('poollamps')
    for mt in bpy.data.materials:
        if mt.name.split('.')[0] not in ('floor', 'wallYZ', 'wallXZ', 'bandYZ', 'bandXZ'): continue
        N = Nodes(mt); m = lambda op, a, b=0., c=0.: N.new('Math', _operation=op, i0=a, i1=b, i2=c).outputs[0]; x, y, z = N.new('SeparateXYZ', Vector=N.new('NewGeometry').outputs['Position']).outputs
        wave = m('POWER', m('MULTIPLY_ADD', m('COSINE', m('MULTIPLY', m('SUBTRACT', y, ys[0]), 2 * pi / 5.15)), .5, .5), 1.6); wall = m('EXPONENT', m('DIVIDE', m('MINIMUM', m('SUBTRACT', x, PX0), m('SUBTRACT', PX1, x)), -1.5))
        e = m('MULTIPLY', m('MULTIPLY_ADD', m('MULTIPLY', wave, wall), 1.0, .42), k); c = N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=N.bsdf.inputs['Base Color'].links[0].from_socket, i2=(.62, .95, 1, 1)).outputs[0]
        N.link(N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=c, i2=N.new('CombineXYZ', X=e, Y=e, Z=e).outputs[0]).outputs[0], N.bsdf.inputs['Emission']); quiet(mt)
    area(((PX0 + PX1) / 2, (PY0 + PY1) / 2, .02), ((PX0 + PX1) / 2, (PY0 + PY1) / 2, 9), (9, 25), 150 * k, (.35, .85, 1))
# ------------------------------------------------------------------ sea, sand, promenade, garden
CAM = (-7., 50., 13.)
if BALCONY: import balcony_kit; CAM = tuple(balcony_kit.AT + Vector((0, -.6, balcony_kit.EYE)))
def coast(x): return -41.5 + 1.6 * np.sin(x * .045 + .6) + .6 * np.sin(x * .13 + 2)
def shore():
    nx, ny = 520, 190; x = np.linspace(-75, 60, nx)[None]; t = np.linspace(0, 1, ny)[:, None]; Y = WALL - .2 - 30 * t + 0 * x; X = x + 0 * Y; d = coast(X) - Y
    dry = np.clip((-d - 3.2 - .9 * np.sin(X * .21) - .4 * np.sin(X * .53 + 2)) / 2., 0, 1); Z = SL - .055 * np.clip(d, -21, 9) + .02 + dry * (.10 * (vnoise(X * 1.9 + 90, Y * 1.9 + 90, 3, 3) - .5) + .16 * (vnoise(X / 5 + 90, Y / 5 + 90, 5, 2) - .5))
    sand, N = fresh('sand'); v = N.coord(); a = N.new('Attribute', _attribute_name='dry').outputs['Fac']; nz = N.noise(5, 8, v, .65)
    N.set(Base_Color=N.new('MixRGB', i0=a, i1=N.ramp(nz, [(.3, (.15, .105, .065)), (.7, (.20, .145, .095))]), i2=N.ramp(nz, [(.3, (.46, .36, .245)), (.7, (.60, .49, .345))])).outputs[0], Roughness=N.new('MapRange', Value=a, i3=.14, i4=.95).outputs[0], Specular=N.new('MapRange', Value=a, i3=.5, i4=.1).outputs[0])
    N.bump(N.new('Math', _operation='MULTIPLY', i0=N.noise(7, 5, v, .6), i1=a).outputs[0], .7, .10); fast_mesh('sand', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(ny, nx), [sand], attrs={'dry': dry})
    # sea on a fan around the camera
    na, nr = 620, 640; a = np.radians(np.linspace(-128, -30, na))[None]; r = (72 * (13000 / 72) ** (np.linspace(0, 1, nr) ** 1.25))[:, None]; X, Y = CAM[0] + r * np.cos(a), CAM[1] + r * np.sin(a); d = coast(np.clip(X, -90, 90)) - Y
    wob = 2.4 * np.sin(X * .045 + 1) + 1.2 * np.sin(X * .11) + 3.5 * (vnoise(X / 25 + 400, Y / 25 + 400, 6, 3) - .5); dd = d + wob; ph = 2 * pi * dd / (11 + .22 * dd.clip(0, 60)); shoal = np.exp(-((dd - 12) / 9) ** 2); amp = (.12 + .40 * shoal) * np.clip(1.3 - r / 700, 0, 1)
    crest = (1 + np.cos(ph)) / 2; Z = amp * crest ** (1.3 + 2.6 * shoal) * np.clip((dd + 3.5) / 7, 0, 1)
    for q, (L, A, th) in enumerate(((5.3, .05, .5), (3.1, .035, -.4), (13, .10, -.2), (27, .14, .15))): Z = Z + A * np.sin(2 * pi / L * (-Y * math.cos(th) + X * math.sin(th)) + 6 * vnoise(X / 9 + q + 900, Y / 9 + q + 900, q, 2)) * np.clip((d + 2) / 6, 0, 1) * np.clip(1.2 - r / (60 * L), 0, 1)
    swash = -1.3 + 1.2 * np.sin(X * .21) + .6 * np.sin(X * .53 + 2) + .35 * np.sin(X * 1.3); Zb = -.055 * np.clip(d, -21, 9) + .02; Zw = np.maximum(Z, Zb + .015); n1 = vnoise(X * .8 + 700, Y * .8 + 700, 8, 4)
    foam = 1.1 * np.exp(-((d - swash - .15) / .30) ** 2) + .95 * np.clip(1 - np.abs(d - swash - 2.2) / 2.6, 0, 1) * (n1 > .46) + np.clip((crest - .70) / .2, 0, 1) * np.clip(shoal - .25, 0, 1) * 2. * np.clip(vnoise(X / 14 + 300, Y / 30 + 300, 4, 2) * 2.4 - .55, 0, 1.2) * (.35 + n1) + .7 * np.clip(np.sin(ph + 1.1) - .2, 0, 1) * shoal * (n1 > .52)
    foam = np.where(d < swash - .3, 0, foam); Zw = np.where(d < swash, Zb - .06, Zw) + SL; sea, N = fresh('sea'); v = N.coord(); f = N.new('Attribute', _attribute_name='foam').outputs['Fac']; dep = N.new('Attribute', _attribute_name='dep').outputs['Fac']; dist = N.new('CameraData').outputs['View Distance']
    patch = N.new('MapRange', Value=N.noise(.02, 4, N.coord('Object', (1, 2.4, 1)), .6), i1=.35, i2=.65, i3=.86, i4=1.14).outputs[0]
    col = N.ramp(dep, [(0, (.20, .18, .125)), (.07, (.10, .20, .165)), (.22, (.020, .150, .165)), (.5, (.008, .080, .115)), (1, (.005, .040, .075))]); N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=col, i2=patch).outputs[0], Roughness=N.new('MapRange', Value=dist, i1=80., i2=900., i3=.11, i4=.24).outputs[0], Specular=.5)
    N.link(N.new('Bump', Strength=.6, Distance=.14, Height=N.noise(.9, 8, N.coord('Object', (.6, 1, 1)), .62)).outputs[0], N.bsdf.inputs['Normal'])
    lace = N.new('TexVoronoi', Scale=1.9, _feature='DISTANCE_TO_EDGE', Vector=N.new('MixRGB', i0=.15, i1=v, i2=N.new('TexNoise', Scale=1.4, Vector=v).outputs[1]).outputs[0]).outputs[0]; web = N.new('MapRange', Value=lace, i1=0., i2=.24, i3=1., i4=0.).outputs[0]
    m1 = N.new('Math', _operation='MULTIPLY_ADD', i0=web, i1=.45, i2=N.new('Math', _operation='MULTIPLY', i0=N.noise(6, 6, v), i1=.55).outputs[0]).outputs[0]; fm = N.new('MapRange', Value=N.new('Math', _operation='ADD', i0=f, i1=m1).outputs[0], i1=.95, i2=1.35).outputs[0]
    gate = N.new('Math', _operation='MULTIPLY', i0=fm, i1=N.new('Math', _operation='GREATER_THAN', i0=f, i1=.04).outputs[0]).outputs[0]; N.link(N.new('MixShader', i0=gate, i1=N.bsdf.outputs[0], i2=N.new('BsdfDiffuse', Color=(.80, .80, .78, 1)).outputs[0]).outputs[0], N.out.inputs[0]); quiet(haze(sea, 4200, H['haze'], 1.))
    F = grid_faces(nr, na); keep = (d > -6).ravel()[F].all(1); fast_mesh('sea', np.stack([X, Y, Zw], -1).reshape(-1, 3), F[keep], [sea], attrs={'foam': foam, 'dep': np.clip(d / 90, 0, 1)})
    for k, (x, y, w, dp, h) in enumerate(((-1500, -3300, 900, 420, 210), (-330, -4300, 260, 200, 58), (-40, -4700, 120, 110, 30), (1450, -4000, 330, 260, 100))):   # islands on the horizon
        n = 110; u = np.linspace(-1, 1, n); U, V = np.meshgrid(u, u); b = np.clip(1 - U ** 2 - V ** 2, 0, 1) ** .6; Zi = h * b * (.4 + .95 * vnoise(U * 3 + 9, V * 3 + 9, k + 3, 5)) + 7 * (vnoise(U * 40 + 90, V * 40 + 90, k + 1, 3) - .3) * (b > .02) - 3
        m, N = fresh('island'); N.set(Base_Color=N.ramp(N.noise(.05, 8, N.coord(), .7), [(.35, (.014, .028, .012)), (.7, (.035, .060, .026))]), Roughness=1., Specular=0.); quiet(haze(m, 2600, H['haze'], .94)); fast_mesh('island', np.stack([x + U * w, y + V * dp, Zi + SL], -1).reshape(-1, 3), grid_faces(n, n), [m], smooth=False)
def sandz(x, y): return SL - .055 * max(-21., min(9., float(coast(np.array(x))) - y)) + .02
def lawn():
    m, N = fresh('lawn'); v = N.coord(); big = N.noise(.22, 6, v, .62); N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=N.ramp(N.noise(2.2, 8, v, .65), [(.3, (.052, .082, .021)), (.7, (.098, .132, .045))]), i2=N.ramp(big, [(.3, (.74, .82, .70)), (.7, (1.22, 1.10, 1.05))])).outputs[0], Roughness=1., Specular=.05); N.bump(N.noise(30, 5, v), .8, .06); return m
def calcada():
    "Portuguese pavement in waves along the sea"
    m, N = fresh('calcada'); v = N.coord(); x, y, z = N.new('SeparateXYZ', Vector=v).outputs; mt = lambda op, a, b=0., c=0.: N.new('Math', _operation=op, i0=a, i1=b, i2=c).outputs[0]
    band = mt('SINE', mt('MULTIPLY', mt('MULTIPLY_ADD', mt('SINE', mt('MULTIPLY', x, 1.15)), .42, y), 3.43)); f = N.new('MapRange', Value=band, i1=.22, i2=.34).outputs[0]; tone = N.noise(9, 3, v)
    N.set(Base_Color=N.new('MixRGB', i0=f, i1=N.ramp(tone, [(.3, (.50, .46, .39)), (.7, (.62, .58, .50))]), i2=N.ramp(tone, [(.3, (.055, .052, .050)), (.7, (.10, .094, .088))])).outputs[0], Roughness=.7, Specular=.3); return m
def ribbon(pts, w, z, m):
    "paved path through points, smoothed"
    P = np.array(pts, float); u = np.linspace(0, len(P) - 1, 14 * (len(P) - 1) + 1); f = lambda k: np.interp(u, range(len(P)), P[:, k]); Q = np.stack([f(0), f(1)], 1)
    for _ in range(18): Q[1:-1] = (Q[:-2] + 2 * Q[1:-1] + Q[2:]) / 4
    D = np.gradient(Q, axis=0); D /= np.linalg.norm(D, axis=1)[:, None]; S = np.stack([-D[:, 1], D[:, 0]], 1) * w / 2; b = Mesh(); V = [(*q, zz) for sg, zz in ((1, -.06), (1, z), (-1, z), (-1, -.06)) for q in Q + sg * S]; n = len(Q)
    b.add(V, [(j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1) for j in range(3) for i in range(n - 1)], m); b.obj('path'); return Q, S
heaven(); shore(); deck(-14, -7, 11.5, 60); # shallower than it is: low sun is not bent by this water, and its edge would shade half of the floor
basin(-.8, reach=(20., 60., .5)); water(); lw, stone_ = lawn(), tiles((.50, .43, .34), .5, rough=.7, var=.10)
g = Mesh()
for x0, x1, y0, y1 in ((-90, -14, -15, 70), (11.5, 75, -15, 70), (-14, 11.5, -15, -7)): g.box((x0, y0, -.5), (x1, y1, -.03), lw)
g.obj('garden'); pr = Mesh(); pr.box((-90, WALL, -2), (75, -15, 0), calcada()); pr.obj('promenade'); kerb = tiles((.60, .53, .43), .9, rough=.5, var=.04); wh = plaster((.80, .77, .71)); wl = Mesh()
for x0, x1 in ((-90, -3.4), (.6, 75)): wl.box((x0, WALL - .02, -2), (x1, WALL + .36, .42), wh); wl.box((x0 - .04, WALL - .08, .42), (x1 + .04, WALL + .42, .50), kerb)
for i in range(4): wl.box((-3.4, WALL - .36 * (i + 1), -2), (.6, WALL - .36 * i - .001, -.2 * (i + 1)), kerb)
wl.box((-90, -15.0, -.4), (75, -14.8, .06), kerb); wl.obj('seawall')
west = [(-20, 40), (-21, 24), (-17.5, 9), (-17, -1), (-24, -9), (-25, -15.2)]; paths = [ribbon([(15.6, 55), (15.6, 20), (15.2, 6), (13.5, -6), (12.5, -15.2)], 2.2, .004, stone_), ribbon([(-1.4, -6.6), (-1.4, -10), (-1.4, -15.2)], 3., .002, stone_), ribbon(west, 1.8, .006, stone_), ribbon([(-13.6, -3.5), (-15.5, -3.2), (-17.3, -3)], 1.6, .003, stone_)]
# ------------------------------------------------------------------ house: one geometry at every hour, more or fewer windows lit
ox, oy = 22., 46.; hotel(bays=12, floors=4, lit=1., glow=1., seed=5); root = link(bpy.data.objects.new('hroot', None)); root.location = (ox, oy, 0); root.rotation_euler = (0, 0, -pi / 2); G0, FH, BAY = 4.6, 3.15, 4.2
def window(k, tint):
    "a lit room behind sheer curtains: brighter above, where the lamp is, folds of cloth, the dark line of furniture below"
    m, N = fresh('room'); mth = lambda op, a, b=0., c=0.: N.new('Math', _operation=op, i0=a, i1=b, i2=c).outputs[0]; x, y, z = N.new('SeparateXYZ', Vector=N.coord()).outputs; ground = mth('LESS_THAN', z, G0)
    t = mth('ADD', mth('MULTIPLY', ground, mth('DIVIDE', z, 4.2)), mth('MULTIPLY', mth('SUBTRACT', 1., ground), mth('FRACT', mth('DIVIDE', mth('SUBTRACT', z, G0), FH))))
    fold = mth('MULTIPLY_ADD', mth('SINE', mth('MULTIPLY_ADD', N.noise(.9, 2, N.coord()), 9., mth('MULTIPLY', x, 34.))), .11, 1.); lower = N.new('MapRange', Value=t, i1=.20, i2=.27, i3=.62, i4=1., _interpolation_type='SMOOTHSTEP').outputs[0]
    st = mth('MULTIPLY', mth('MULTIPLY', fold, lower), N.new('MapRange', Value=t, i1=.1, i2=.72, i3=.55 * k, i4=1.15 * k).outputs[0]); e = N.new('Emission', Color=N.ramp(t, [(.05, tuple(np.array(tint) * (1, .84, .72))), (.6, tint)]), Strength=st); N.link(e.outputs[0], N.out.inputs[0]); return quiet(m)
rooms = [window(k, c) for k, c in ((.40, (1, .42, .13)), (.62, (1, .47, .17)), (.90, (1, .53, .23)))]; chance = lambda *a: random.Random(repr(a)).random()
for o in list(s.objects):
    n = o.name.split('.')[0]
    if n not in ('hotel', 'roof', 'eave', 'tower'): continue
    o.parent = root
    if n not in ('hotel', 'tower'): continue
    me = o.data; names = [m.name.split('.')[0] for m in me.materials]; gl = names.index('hglass') if 'hglass' in names else None
    if gl is None: me.materials.append(mat('hglass', (.02, .03, .035), .04, spec=.8)); gl = len(names)
    first = len(me.materials); [me.materials.append(m) for m in rooms]
    for p in me.polygons:
        if n == 'hotel' and not names[p.material_index].startswith('win') or n == 'tower' and p.material_index != gl: continue
        c = p.center; key = ('t', o.name, round(c.x / 1.6), round((c.z - 1.2) / FH)) if n == 'tower' else (int(c.x // BAY), int((c.z - G0) // FH)); ground = n == 'hotel' and c.z < G0
        p.material_index = first + int(chance(key, 'tone') * 3) if chance(key) < (H['house'] if ground else H['rooms'] * (.6 if n == 'tower' else 1)) else gl
if H['lamps']:                                              # wash of warm light up the arcade
    area((ox - 1.0, oy - 25, .25), (ox, oy - 25, 3.2), (50, .2), 260 * H['lamps'] * (.35 if HOUR in ('0000', '0430', '0530') else 1), (1, .66, .34))
# ------------------------------------------------------------------ planting
NEAR = [p for p in PALMS if p[1] < 32.5]                   # those at the pool's end stand below the camera
ps, bs = planting(R, NEAR)
for i, (x, y, k) in enumerate(((-31, -12.6, 1.0), (-21.5, -12.2, .9), (-12.5, -12.8, 1.05), (8.6, -12.4, .95), (15.6, -12.9, 1.15), (19.5, -11.6, 1.25), (27, -12.5, 1.1), (-40, -12, 1.1), (-27, 2, 1.1), (-33, 12, 1.2), (-24, 16, 1.), (18.6, 2, .9), (18.9, 13, .95), (18.5, 24, 1.), (-38, 24, 1.2), (31, -22.5, .9))): inst(ps[i % 4], (x, y, 0 if y > WALL else -.9), i * 2.1, k)
Q = random.Random(8); hedge = [(x + Q.uniform(-.3, .3), -13.9 + Q.uniform(-.2, .2), -.1) for x in np.arange(-60, 40, 1.1) if not (-4.2 < x < 1.4 or 10.3 < x < 14.6 or -27 < x < -23)]; scatter(bs[:3], hedge, 4, (.5, .75))
scatter(bs, [(20.4 + Q.uniform(-.4, .3), y, -.1) for y in np.arange(-9, 44, 1.2)], 5, (.6, 1.0)); scatter(bs, [(Q.uniform(-46, -25), Q.uniform(-9, 30), -.1) for _ in range(70)] + [(Q.uniform(-13.5, -5), -9.5 + Q.uniform(-1.6, .6), -.1) for _ in range(11)] + [(Q.uniform(2, 10), -9.5 + Q.uniform(-1.6, .6), -.1) for _ in range(11)], 6, (.6, 1.35)); scatter(bs, [(12.6 + Q.uniform(-.5, .6), y, -.1) for y in np.arange(0, 40, 1.6)], 7, (.45, .8))
# ------------------------------------------------------------------ lamps along paths and promenade, under palms, on tables
for (W, S), every, sides in ((paths[0], 9, (1, -1)), (paths[1], 12, (1, -1)), (paths[2], 8, (1, -1))):
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(W, axis=0), axis=1))]; gap = 5.2
    for j, t in enumerate(np.arange(1.2, L[-1] - .8, gap)):
        for sg in (sides if W is paths[1][0] else (sides[j % 2],)): i = int(np.argmin(abs(L - t))); bollard(W[i][0] + sg * S[i][0] * 1.22, W[i][1] + sg * S[i][1] * 1.22)
for x in (-47, -36.5, -26, -15.5, -5.2, 2.4, 13, 23.5, 34): post(x, -19.4)
for x, y, k in NEAR + [(15.6, -12.9, 1), (-12.5, -12.8, 1), (8.6, -12.4, 1), (18.6, 2, 1), (18.9, 13, 1), (18.5, 24, 1)]: UP.append((x, y, 1.9, .62))
# ------------------------------------------------------------------ loungers, parasols, traces of guests
tb, cu = wood((.13, .065, .03), (.30, .17, .085), 0), fabric((.78, .74, .65))
def closed(x, y, z=0.):
    "parasol folded and tied"
    b = Mesh(); b.tube([(x, y, z), (x, y, z + 2.72)], .026, tb, 10); b.lathe([(.001, 0), (.3, 0), (.3, .06), (.05, .08)], mat('base', (.35, .33, .30), .7), (x, y, z), 24); V, n = [], 32; prof = [(1.02, .02), (1.06, .115), (1.35, .10), (1.62, .070), (1.72, .085), (2.2, .075), (2.5, .05), (2.62, .012)]
    for h, r in prof: V += [(x + r * (1 + .30 * math.cos(8 * a)) * math.cos(a), y + r * (1 + .30 * math.cos(8 * a)) * math.sin(a), z + h) for a in np.linspace(0, 2 * pi, n, endpoint=False)]
    b.add(V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)], cu); b.obj('closed', smooth=True)
def towel(x, y, rot, col, seed):
    "somebody's towel spread over a lounger"
    prof = [(.22, .413), (.6, .413), (1.0, .413), (1.27, .415), (1.33, .435), (1.30 + .35 * math.cos(.72), .42 + .35 * math.sin(.72)), (1.30 + .58 * math.cos(.72), .42 + .58 * math.sin(.72))]; P = [[(u * .5 + .03 * math.sin(3 * yy + seed), yy + (-.06 if yy > 1.3 else 0), zz + .012 + (.006 * math.sin(9 * u + seed) if yy < 1.25 else .02) - (.03 if abs(u) > .58 else 0)) for u in np.linspace(-.62, .62, 9)] for yy, zz in prof]
    b = Mesh(); b.grid(P, fabric(col, 300, .6, 1., .8, .12)); o = b.obj('towel', (x, y, 0), rot, smooth=True); o.modifiers.new('t', 'SOLIDIFY').thickness = .014
def hat(x, y, z, rot=0.): lathe([(.001, .115), (.05, .118), (.078, .105), (.088, .06), (.092, .012), (.12, .004), (.19, .01), (.21, .016), (.19, 0), (.10, -.004)], mat('strawhat', (.60, .46, .26), .8), (x, y, z), 32, 0); lathe([(.0905, .055), (.0955, .014), (.0955, .012)], mat('hatband', (.02, .045, .03), .8), (x, y, z), 24, 0)
def bag(x, y, z=0.):
    b = Mesh(); m = fabric((.52, .38, .20), 200, .3, .9, 1., .2); b.lathe([(.001, 0), (.17, 0), (.21, .2), (.20, .32), (.185, .32), (.19, .2), (.15, .02)], m, (x, y, z), 20)
    for sg in (-1, 1): b.tube([(x - .1, y + sg * .17, z + .3), (x - .07, y + sg * .15, z + .5), (x + .07, y + sg * .15, z + .5), (x + .1, y + sg * .17, z + .3)], .012, m, 6)
    b.obj('bag', smooth=True)
def table(x, y):
    lathe([(0, 0), (.16, 0), (.16, .02), (.03, .03), (.03, .42), (.22, .43), (.22, .46), (0, .46)], tb, (x, y, 0), 28, 0)
TOWELS = ((.10, .30, .34), (.74, .70, .62), (.56, .22, .12), (.66, .50, .24)); busy = {'0800': .35, '1200': .45, '1600': .72}.get(HOUR, 0); U = random.Random(11)
for side, y in places():
    x = PX0 if side < 0 else PX1
    for dy in (-.58, .58):
        rot = -side * pi / 2 + R.uniform(-.02, .02); lounger((x + side * 1.05, y + dy, 0), rot, .72, HOUR in ('0530', '0800', '1200', '1600') and U.random() < .8); used, col, extra = U.random(), U.choice(TOWELS), U.random()
        if used < busy:
            towel(x + side * 1.05, y + dy, rot, col, y)
            if extra < .4: bag(x + side * 1.5, y + dy + .62 * (1 if dy > 0 else -1))
            elif extra < .6: hat(x + side * 1.75, y + dy, .43)
    (parasol((x + side * 2.35, y, 0), 1.6, 2.55, rot=R.random()) if DAY else closed(x + side * 2.35, y)); table(x + side * 1.7, y)
    if busy and U.random() < .7: lathe([(0, 0), (.032, 0), (.036, .12), (.033, .12), (.029, .01), (0, .01)], mat('drink', (.85, .42, .08), .08), (x + side * 1.7 + .05, y, .46), 16, 0)
    if HOUR in ('1830', '2000'): lantern(x + side * 1.7, y, .46)
if HOUR == '0000': hat(PX1 + 1.95, 8.4 + .58 + 3.9, .425)
for i, x in enumerate((-33, -26, -18.5, -11, 6.5, 13.5, 20.5)):   # beach
    y = -28.2 - .5 * math.sin(i * 2.); z = sandz(x, y)
    for dx in (-.75, .75): lounger((x + dx, y + 1.0, z + .03), pi + .04 * math.sin(3 * i + dx), .6, False)
    parasol((x, y + .6, z - .02), 1.5, 2.4, rot=i * .7) if DAY else closed(x, y + .6, z - .02)
# ------------------------------------------------------------------ pool bar at right: tiled roof on posts, counter, stools
bx, by = -27., -5.6; b = Mesh(); pw = wood((.06, .028, .013), (.15, .075, .035), 2)
for x in (bx - 3, bx, bx + 3):
    for y in (by - 1.9, by + 1.9): b.box((x - .1, y - .1, 0), (x + .1, y + .1, 2.75), pw)
b.box((bx - 3.6, by - 2.6, -.06), (bx + 3.6, by + 2.6, .05), stone_); b.box((bx - 2.4, by + .9, .05), (bx + 2.4, by + 1.35, 1.08), wh); b.box((bx - 2.6, by + .78, 1.08), (bx + 2.6, by + 1.5, 1.15), tb); b.box((bx - 2.6, by - 1.7, .05), (bx + 2.6, by - 1.5, 2.4), plaster((.62, .50, .34)))
for zz in (1.2, 1.65): b.box((bx - 2.3, by - 1.5, zz), (bx + 2.3, by - 1.2, zz + .04), tb)
for i in range(5): b.tube([(bx - 2 + i, by + 1.95, .05), (bx - 2 + i, by + 1.95, .74)], .03, tb, 8); b.lathe([(.001, .74), (.19, .74), (.19, .80), (.001, .80)], cu, (bx - 2 + i, by + 1.95, 0), 16)
b.obj('bar'); hip_roof(bx - 3, bx + 3, by - 1.9, by + 1.9, 3.05, 1.5, .7)
for i in range(3): xx = bx - 1.8 + 1.8 * i; lathe([(.001, .26), (.14, .04), (.15, 0)], mat('rattan', (.36, .24, .13), .8), (xx, by + 1.1, 2.0), 16, 0); lathe([(.001, .07), (.05, .05), (.05, 0), (.001, -.02)], glow('pendant', 8), (xx, by + 1.1, 2.02), 12, 0); LOW.append((xx, by + 1.1, 2.0, .7 if HOUR in ('1830', '2000') else .12))
# ------------------------------------------------------------------ people, far off
def walk(x, y, z, rot, step=0., **kw):
    o = figure((x, y, z), rot, **kw)
    if step:
        s.render.use_motion_blur = True; s.render.motion_blur_shutter = 1.; s.frame_set(1); d = Vector((-math.sin(rot), math.cos(rot), 0)) * step
        for q in o:
            for f, k in ((0, -1), (2, 1)): q.location = Vector((x, y, z)) + d * k; q.keyframe_insert('location', frame=f)
            for c in q.animation_data.action.fcurves:
                for kp in c.keyframe_points: kp.interpolation = 'LINEAR'
            q.location = (x, y, z)
    return o
wet = lambda x: (x, float(coast(np.array(x))) + 2.6, SL + .14)
if HOUR == '0530': walk(*wet(-16.), pi / 2 + .1, low=(.12, .12, .13))
if HOUR == '0800': walk(-9.5, -17.6, 0, -pi / 2, .12, stride=.40, top=(.62, .20, .12)); walk(-10.6, -18.2, 0, -pi / 2, .12, stride=.36, top=(.12, .25, .30))
if HOUR == '1200': walk(*wet(9.), -.2, hat=True, dress=True); walk(9.8, float(coast(np.array(9.8))) + 2.4, SL + .12, .1, scale=.62, top=(.65, .2, .12))
if HOUR == '1600':
    walk(*wet(-13.), pi / 2, dress=True, hat=True); walk(-12.1, wet(-12.1)[1] + .1, SL + .14, pi / 2, scale=1.04); walk(6.4, -18., 0, pi / 2, top=(.20, .33, .36))
    wx, wy, wr = 1.2, -3.6, pi / 2 - .25; fig = walk(wx, wy, 0, wr, .10, top=(.80, .79, .76), low=(.05, .05, .05)); t = Mesh(); t.lathe([(.001, 0), (.2, 0), (.21, .02), (.001, .012)], mat('tray', (.45, .42, .38), .3, .9), n=20); [t.lathe([(.03, .015), (.035, .15), (.001, .15)], mat('drink', (.85, .42, .08), .08), (dx, dy, 0), 10) for dx, dy in ((-.07, .04), (.08, .05), (.01, -.08))]; t.obj('tray', (wx + .22, wy - .28, 1.30))
if HOUR == '1830': walk(-7.6, -19.3, 0, pi, stride=.10, dress=True); walk(-8.3, -19.3, 0, pi - .15, stride=.08, scale=1.05, top=(.30, .34, .36)); walk(-24.6, -2.6, .05, pi - .3, stride=.1)
if HOUR == '2000': walk(4.6, -17.2, 0, -pi / 2 + .1, .1, dress=True, top=(.6, .5, .36)); walk(4.5, -18., 0, -pi / 2 + .1, .1, scale=1.05, top=(.74, .72, .66)); walk(-26.2, -3.2, .05, pi, stride=.08); walk(-28.1, -3.2, .05, pi - .2, stride=.08, dress=True)
if HOUR in ('0430', '2000'): b = Mesh(); b.lathe([(.001, 0), (.6, .3), (.6, .9), (.001, 1.2)], quiet(emit('boatlight', (1, .80, .55), 5)), n=10); b.obj('boat', (-330, -1450, 3 + SL))
if HOUR in ('0800', '1200', '1600'):                       # a sail
    b = Mesh(); b.add([(-4.5, 0, 1.3), (.2, 0, 1.3), (.2, 0, 12)], [(0, 1, 2)], mat('sail', (.82, .80, .76), .8)); b.add([(.5, 0, 1.3), (3.2, 0, 1.3), (.4, 0, 10)], [(0, 1, 2)], mat('sail', (.82, .80, .76), .8)); b.box((-4.5, -.9, .1), (4, .9, .9), mat('hull', (.75, .73, .70), .4)); o = b.obj('sail', {'0800': (90, -640, SL), '1200': (-60, -720, SL), '1600': (-190, -600, SL)}[HOUR], .4)
# ------------------------------------------------------------------ light and camera
if H['pool']: pool_lit(H['pool'])
if H['lamps']: lamplight()
if OPT.get('cam') == 'tall': camera((-5., 50, 13.), (5.2, 10, 4.2), 28, shift=(0, 0))
elif BALCONY:                                              # upright lines: no tilt, the lens is shifted
    balcony_kit.foreground(DARK, {'0430': 9, '1830': 24, '2000': 20, '0000': 12}.get(HOUR, 0)); camera(CAM, (CAM[0], 0, CAM[2]), 20, shift=(-.07, -.123))
else: camera(CAM, (3.2, 10, 6.4), 24)
s.cycles.max_bounces = 4; s.cycles.diffuse_bounces = 2; s.cycles.glossy_bounces = 2; s.cycles.transparent_max_bounces = 6; s.cycles.sample_clamp_indirect = 3
render('day', 2400, 1350, 16)
