"""Arrival. cam=entrance: portico of the house in late sun, lamps lit, doors open through the hall to the sea  cam=reception: the desk in the hall"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
s = start(); R = random.Random(5)
WALL = plaster((.79, .755, .69)); STONE = skin('cantaria', [(.3, (.34, .29, .23)), (.7, (.47, .41, .33))], 3, .75, .5, 30); DK = wd(DARK, 2)
def lantern_box(loc, h=.52, w=.24, power=9, hang=0.):
    """Iron and glass carriage lamp."""
    def make():
        b = M(); m = iron(); q = w / 2
        for x in (-1, 1):
            for y in (-1, 1): b.tube([(x * q * .72, y * q * .72, 0), (x * q, y * q, h * .68)], .009, m, 6)
        for z, k in ((0, .74), (h * .68, 1.02)): b.box((-q * k, -q * k, z - .012), (q * k, q * k, z + .012), m)
        b.add([(-q * 1.12, -q * 1.12, h * .69), (q * 1.12, -q * 1.12, h * .69), (q * 1.12, q * 1.12, h * .69), (-q * 1.12, q * 1.12, h * .69), (0, 0, h)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], m); b.ball((0, 0, h), .022, m, 2)
        b.lathe([(.004, .07), (.040, .10), (.050, .17), (.034, .25), (.004, .29)], emit('lampglow', (1, .66, .32), 24), n=16); return b.put('lantern')
    P('carriage', make, loc)
    if hang: b = M(); b.tube([(0, 0, h), (0, 0, h + hang)], .006, iron(), 6); b.put('chain', loc)
    if power: point((loc[0], loc[1], loc[2] + h * .35), power, (1, .66, .34), .07)
def trunk(w, d, h, m, seed=0, band=None):
    """Leather suitcase standing on its long edge, brass locks, straps."""
    b = M(); b.rbox((-w / 2, -d / 2, 0), (w / 2, d / 2, h), m, .022, 4); bd = band or leather((.06, .025, .012)); br = brass()
    for x in (-w * .28, w * .28): b.rbox((x - .018, -d / 2 - .004, -.002), (x + .018, d / 2 + .004, h + .005), bd, .004)
    for x in (-w * .28, w * .28): b.rbox((x - .022, -d / 2 - .010, h * .70), (x + .022, -d / 2 - .003, h * .76), br, .002)
    b.tube([(-.07, 0, h), (-.06, 0, h + .028), (.06, 0, h + .028), (.07, 0, h)], .009, bd, 8); return b.put('trunk', angle=.8)
def birdcage(loc, rot=0.):
    """Brass luggage trolley, carpet deck, cases, a straw hat on top."""
    b = M(); br = brass(); W, D, H = .56, .30, 1.62
    b.rbox((-W, -D, .20), (W, D, .245), br, .012); b.rbox((-W + .03, -D + .03, .243), (W - .03, D - .03, .252), fabric((.045, .075, .055), 300, .6, 1., 1.2, .1), .004)
    for x in (-1, 1):
        for y in (-1, 1): b.tube([(x * (W - .04), y * (D - .04), .24), (x * (W - .04), y * (D - .04), 1.25), (x * (W - .10), y * (D - .05), 1.42), (x * .25, y * .14, 1.58), (0, 0, H)], .016, br, 10); b.lathe([(.001, 0), (.075, 0), (.085, .02), (.075, .04), (.001, .04)], mat('tyre', (.02, .02, .02), .7), n=20) if 0 else None
        b.tube([(x * (W - .04), -(D - .04), .62), (x * (W - .04), D - .04, .62)], .010, br, 8)
    b.tube([(-.14, 0, H), (.14, 0, H)], .014, br, 8); b.put('trolley', loc, rot)
    c = M()
    for x in (-1, 1):
        for y in (-1, 1):
            with c.at((x * (W - .08), y * (D - .06), .10), 0, (pi / 2, 0)): c.lathe([(.001, -.02), (.085, -.02), (.098, -.012), (.098, .012), (.085, .02), (.001, .02)], mat('tyre', (.022, .022, .022), .7), n=28)
    c.put('wheels', loc, rot); ca, sa = cos(rot), sin(rot); w = lambda x, y, z: (loc[0] + x * ca - y * sa, loc[1] + x * sa + y * ca, loc[2] + z)
    lc = [leather((.22, .085, .030)), leather((.10, .038, .018)), leather((.34, .23, .12)), fabric((.30, .27, .20), 500, .3, .9, .5)]
    for k, (x, y, z, a, (W_, D_, H_), m) in enumerate(((-.20, .08, .253, .03, (.66, .22, .46), 0), (.34, .05, .253, 1.52, (.44, .17, .36), 2), (-.13, -.15, .253, -.05, (.60, .18, .38), 1), (-.16, .08, .716, .08, (.52, .24, .19), 3))):
        at(trunk(W_, D_, H_, lc[m], k), w(x, y, z), rot + a)
    st, N = fresh('straw'); N.set(Base_Color=N.ramp(N.noise(30, 4, N.coord()), [(.3, (.46, .34, .18)), (.7, (.64, .51, .30))]), Roughness=.8); N.bump(N.noise(140, 2, N.coord()), .8, .004); lathe([(.001, .115), (.05, .118), (.078, .105), (.088, .06), (.092, .012), (.12, .004), (.165, .0), (.195, .012), (.194, .008), (.16, -.006), (.10, -.002)], st, w(-.12, .06, .925), 44); lathe([(.0905, .055), (.0945, .014), (.097, .014), (.092, .056)], mat('hatband', (.02, .045, .03), .8), w(-.12, .06, .925), 32)
@cached
def pavement():
    """Portuguese pavement: pale limestone cubes with dark waves."""
    m, N = fresh('calcada'); v = N.coord('Object'); sp = N.new('SeparateXYZ', Vector=v); mth = lambda op, a, b=0.: N.new('Math', _operation=op, i0=a, i1=b).outputs[0]
    wv = mth('MULTIPLY', mth('SINE', mth('MULTIPLY', sp.outputs[0], 2.1)), .36); band = mth('SINE', mth('MULTIPLY', mth('ADD', sp.outputs[1], wv), 3.9)); dark = N.new('MapRange', Value=band, i1=.30, i2=.36).outputs[0]
    vo = N.new('TexVoronoi', Vector=v, Scale=17., Randomness=.75); ed = N.new('TexVoronoi', Vector=v, Scale=17., _feature='DISTANCE_TO_EDGE', Randomness=.75).outputs[0]; tone = N.new('SeparateXYZ', Vector=vo.outputs['Color']).outputs[0]
    lt = N.ramp(tone, [(0, (.40, .36, .30)), (1, (.60, .56, .48))]); dk = N.ramp(tone, [(0, (.030, .029, .030)), (1, (.085, .080, .076))]); c = N.new('MixRGB', i0=dark, i1=lt, i2=dk).outputs[0]; gr = N.new('MapRange', Value=ed, i1=.01, i2=.07).outputs[0]
    N.set(Base_Color=N.new('MixRGB', i0=gr, i1=(.20, .17, .13, 1), i2=c).outputs[0], Roughness=N.new('MapRange', Value=tone, i3=.42, i4=.75).outputs[0], Specular=.35); N.bump(gr, .6, .012); return m
def wall_x(y, t, x0, x1, z0, z1, holes, m):
    """Wall along X at y..y+t with square holes [(x0, x1, z0, z1)] that do not overlap in x."""
    b = M(); x = x0
    for a, c, lo, hi in sorted(holes):
        b.box((x, y, z0), (a, y + t, z1), m); b.box((a, y, z0), (c, y + t, lo), m) if lo > z0 else None; b.box((a, y, hi), (c, y + t, z1), m); x = c
    b.box((x, y, z0), (x1, y + t, z1), m); return b.put('wall')
def fanlight_door(x0, x1, y, z, leaf_open=1.25):
    """Two leaves of panelled hardwood, folded inwards."""
    w = (x1 - x0) / 2
    for sg, xh in ((1, x0), (-1, x1)):
        b = M(); b.rbox((0, -.03, 0), (sg * w, .03, z) if sg > 0 else (0, .03, z), wd(DARK, 2), .004) if sg > 0 else b.rbox((-w, -.03, 0), (0, .03, z), wd(DARK, 2), .004)
        for k in range(4):
            a, c = .12 + k * (z - .16) / 4, .04 + (k + 1) * (z - .16) / 4
            for fy in (-1, 1): b.rbox((min(sg * .13, sg * (w - .13)), fy * .026 - .014, a), (max(sg * .13, sg * (w - .13)), fy * .026 + .014, c), wood((.055, .026, .012), (.16, .08, .04), 2), .012)
        b.tube([(sg * (w - .07), -.05, 1.0), (sg * (w - .07), -.09, 1.03), (sg * (w - .07), -.09, 1.22), (sg * (w - .07), -.05, 1.25)], .012, brass(), 8); b.put('leaf', (xh, y, 0), sg * leaf_open)
if CAM == 'entrance':
    EL, AZ = .27, -2.36; sky(EL, AZ, .20, sun_i=6.2, dust=1.6, clouds=.5, cloud_col=(1, .80, .66), cloud_i=4.2)
    # forecourt
    box((-60, -60, -.3), (60, 0, -.02), pavement()); box((-5.2, -6.1, -.02), (5.2, .2, .14), STONE, .02); box((-5.6, -6.5, -.02), (5.6, .2, .06), STONE, .02); box((-4.9, -5.8, .14), (4.9, .1, .145), tiles((.56, .48, .38), .6, rough=.22, var=.05))
    # pavilion: three storeys, hall open to the sea behind
    W2, H0 = 6.2, 5.0; wall_x(0, .45, -W2, W2, 0, 12.4, [(-1.55, 1.55, .0, 3.5), (-4.6, -3.2, .9, 3.3), (3.2, 4.6, .9, 3.3)], WALL)
    for z in (6.6, 9.6):                        # shuttered windows above
        for x in (-3.9, 0, 3.9):
            b = M(); sh = wood((.020, .046, .034), (.040, .075, .055), 2); b.box((x - .62, -.02, z), (x + .62, .06, z + 2.0), mat('panebk', (.035, .045, .05), .06)); fr = plaster((.86, .83, .77))
            for lo, hi in (((x - .78, -.09, z - .12), (x + .78, .05, z)), ((x - .78, -.09, z + 2.0), (x + .78, .05, z + 2.16)), ((x - .74, -.07, z), (x - .62, .05, z + 2.0)), ((x + .62, -.07, z), (x + .74, .05, z + 2.0))): b.rbox(lo, hi, fr, .012)
            for sg in (-1, 1):
                with b.at((x + sg * .66, -.07, z), sg * .22):
                    b.box((0, -.03, 0), (sg * .60, 0, 2.0), sh) if sg > 0 else b.box((-.60, -.03, 0), (0, 0, 2.0), sh)
                    for k in range(24): b.box((min(sg * .06, sg * .54), -.045, .08 + k * .078), (max(sg * .06, sg * .54), -.028, .125 + k * .078), sh)
            for q in (-.2, .2): b.box((x + q - .02, -.03, z), (x + q + .02, -.015, z + 2.), fr)
            b.put('win')
    b = M(); b.rbox((-W2 - .25, -.30, 12.3), (W2 + .25, .5, 12.62), plaster((.84, .81, .75)), .05); b.rbox((-W2 - .08, -.10, 5.9), (W2 + .08, .2, 6.08), plaster((.84, .81, .75)), .03)
    for x in (-W2, W2): b.rbox((x - .32, -.14, 0), (x + .32, .3, 12.3), plaster((.84, .81, .75)), .02); b.rbox((x - .36, -.18, 0), (x + .36, .3, .75), STONE, .02)
    b.rbox((-W2, -.07, 0), (-1.75, .1, .62), STONE, .01); b.rbox((1.75, -.07, 0), (W2, .1, .62), STONE, .01)
    for x in (-1.75, 1.55): b.rbox((x, -.10, 0), (x + .20, .12, 3.5), STONE, .012)
    b.rbox((-1.75, -.12, 3.5), (1.75, .12, 3.76), STONE, .012); b.put('trim'); hip_roof(-W2, W2, 0, 11, 12.6, 3., .8)
    for x0, x1 in ((-4.6, -3.2), (3.2, 4.6)):
        b = M(); b.rbox((x0 - .10, -.10, .78), (x1 + .10, .1, .9), STONE, .012)
        for q in np.linspace(x0 + .1, x1 - .1, 9): b.tube([(q, .05, .9), (q, .05, 3.3)], .011, iron(), 6)
        for zz in (1.5, 2.4): b.box((x0, .04, zz), (x1, .06, zz + .02), iron())
        b.put('grille')
    # hall behind the door
    hall = plaster((.74, .67, .56)); box((-W2, .45, -.05), (W2, 11, .0), marble((.62, .55, .45), (.38, .30, .22), .45, .10)); [box((sg * 6 - .1, .45, 0), (sg * 6 + .1, 11, 4.6), hall) for sg in (-1, 1)]; box((-W2, .45, 4.6), (W2, 11, 4.8), plaster((.66, .60, .50))); arch_wall(-W2, W2, 10.6, 4.8, [(-3.6, 1.0, 2.2), (0, 1.35, 2.5), (3.6, 1.0, 2.2)], hall, .4)
    fanlight_door(-1.5, 1.5, .42, 3.46, 1.42); b = M(); lathe([(.001, .0), (.34, 0), (.34, .03), (.06, .06), (.05, .70), (.62, .74), (.62, .79), (.001, .79)], wd(DARK, 0), (0, 4.6, 0), 48, 0); bouquet((0, 4.6, .79), 21, .62, seed=4, s=2.6, spread=.34, vase=china()); [plant((x, y, 0), 16, 1.5, .34, 3, china(), .5, .27) for x, y in ((-2.3, 9.6), (2.3, 9.6))]
    for y in (3.2, 7.2): ball_lamp((0, y, 3.55), .36, 5, power=60, drop=.8)
    area((0, 4.4, 4.4), (0, 4.4, 0), (9, 7), 420, (1, .76, .46)); box((-30, 13, -.4), (30, 26, -.05), tiles((.56, .47, .37), .6)); sea(-6, 27, hc=(.72, .62, .54), hs=.95)
    # portico: three arches in front, one at each side, timber ceiling, lanterns
    pf = arch_wall(-4.9, 4.9, -5.8, 4.7, [(-3.05, 1.12, 2.35), (0, 1.28, 2.35), (3.05, 1.12, 2.35)], WALL, .5)
    for sg in (-1, 1): o = arch_wall(-5.6, -.02, 0, 4.7, [(-2.8, 1.6, 2.2)], WALL, .5); o.rotation_euler = (0, 0, pi / 2); o.location = (sg * 4.9 + (.5 if sg < 0 else 0), 0, 0)
    b = M()
    for x in (-4.9, -1.7 + .05, 1.7 - .05, 4.9):
        for y in (-5.55,): b.rbox((x - .30 if abs(x) < 4 else x - (.10 if x < 0 else .58), y - .31, .14), (x + .30 if abs(x) < 4 else x + (.58 if x < 0 else .10), y + .31, .80), STONE, .02)
    for x, hw in ((-3.05, 1.12), (0, 1.28), (3.05, 1.12)):
        for sg in (-1, 1): b.rbox((x + sg * (hw + .09) - .13, -5.86, 2.27), (x + sg * (hw + .09) + .13, -5.25, 2.40), STONE, .012)
        n = 20
        for k in range(n): a, c = pi * k / n, pi * (k + 1) / n; q = lambda r_, t: (x + r_ * cos(t), 2.35 + r_ * sin(t)); p = [q(hw, a), q(hw + .20, a), q(hw + .20, c), q(hw, c)]; b.add([(u, yy, w) for yy in (-5.845, -5.79) for u, w in p], [(0, 1, 2, 3), (0, 4, 5, 1), (2, 6, 7, 3)], STONE)
    b.rbox((-5.1, -6.0, 4.62), (5.1, .1, 4.80), plaster((.84, .81, .75)), .03); b.put('mould'); hip_roof(-4.95, 4.95, -5.85, 1.5, 4.84, 1.55, .55); box((-4.4, -5.3, 4.42), (4.4, 0, 4.5), wood((.10, .05, .022), (.22, .12, .06), 0)); beams(-4.2, 4.2, -5.3, 0, 4.42, wd(DARK, 1), .84, .14)
    lantern_box((0, -2.9, 3.15), .80, .40, 70, .5); [lantern_box((x, -6.06, 2.35), .52, .24, 16) for x in (-1.70, 1.70)]; [lantern_box((x, -.26, 2.2), .46, .22, 16) for x in (-2.35, 2.35)]
    b = M()
    for x in (-1.70, 1.70): b.tube([(x, -5.8, 2.98), (x, -5.95, 3.02), (x, -6.06, 2.96), (x, -6.06, 2.86)], .012, iron(), 6)
    b.put('brackets')
    # wings of the house, garden
    for x in (-W2 - 21.2, W2 + .2):
        hotel(bays=5, floors=4, bay=4.2, fh=2.6, lit=.30, glow=1.6, towers=False, seed=int(x) + 60)
        for o in list(bpy.context.scene.objects):
            if o.name.split('.')[0] in ('hotel', 'roof', 'eave') and o.get('set') is None and o.name != 'x': (setattr(o, 'location', (x, 1.6, 0)) if o.location.length < .01 and not o.get('fix') else None); o['fix'] = 1
    terra = skin('terra', [(.3, (.25, .10, .05)), (.7, (.37, .16, .085))], 6, .75, .4, 60)
    for x, y in ((-5.9, -6.6), (5.9, -6.6), (-2.0, -6.75), (2.0, -6.75)): big = abs(x) > 4; plant((x, y, -.02), 24 if big else 18, 1.5 if big else .95, .36 if big else .22, int(x * 3) + 40, terra, .62 if big else .46, .36 if big else .25)
    src = [bush(40, (1, 1, .9), 1100, .13), bush(41, (1, 1, .8), 1100, .11, (.05, .12, .02)), bush(42, (1, 1, .8), 1100, .10, (.035, .09, .02), (.55, .04, .12), .3)]
    for o in src: o.location = (0, 0, -500)
    for sg in (-1, 1):
        for i in range(26): inst(R.choice(src), (sg * (6.6 + R.random() * 9 + i * .12), -.9 - R.random() * 2.4 - .05 * i, .0), R.random() * 6, R.uniform(.6, 1.15))
        box((min(sg * 6.0, sg * 30), -5.0, -.02), (max(sg * 6.0, sg * 30), 0, .16), mat('lawn', (.045, .085, .02), 1.))
    for i, (x, y, h) in enumerate(((-8.2, -3.4, 9.5), (-11.5, -6., 11), (8.6, -3.6, 10.5), (11.8, -5.4, 8.5), (-15, -2, 12))): p = palm(i + 2, h, 1.0, 24, 3.4); p.location = (x, y, 0); p.rotation_euler = (0, 0, i * 1.7)
    for i, (x, y) in enumerate(((-15, -17), (-19, -12), (-10, -23))): p = palm(i + 20, 9.5, 1.0, 22, 3.4); p.location = (x, y, 0)      # behind the camera: shadows on the wall
    birdcage((2.75, -7.35, -.02), -.42)
    for o in figure((-4.6, -14.6, -.02), .25) + figure((-5.5, -14.2, -.02), .25, .22, .96, hat=True, dress=True): o.visible_camera = False       # two guests walking in: only their shadows
    area((0, -17, 6), (0, 0, 3), (14, 6), 600, (.86, .92, 1))
elif CAM == 'reception':
    H = 4.0; wl = plaster((.80, .76, .69)); room(-5, 5, -4.5, 3.2, H, wl, marble((.62, .56, .47), (.40, .33, .25), .5, .12), plaster((.74, .70, .62), bump=.1), left=False); beams(-5, 5, -4.5, 3.2, H, wd(DARK, 1), 1.25, .18)
    o = arch_wall(-4.6, 3.4, 0, H, [(-3.2, 1.0, 2.1), (-.4, 1.0, 2.1), (2.2, .7, 2.1)], wl, .4); o.rotation_euler = (0, 0, pi / 2); o.location = (-5, 0, 0); Rg = random.Random(4); bs = [bush(61, (1, 1, .9), 900, .15), bush(63, (1, 1, .8), 900, .12, (.035, .09, .02), (.55, .04, .12), .3)]
    for q in bs: q.location = (0, 0, -500)
    for i in range(14): inst(Rg.choice(bs), (-7.6 - Rg.uniform(0, 3), -6 + i * .95, -.2), Rg.random() * 6, Rg.uniform(1., 1.8))
    box((-40, -20, -.25), (-5.4, 40, -.06), mat('lawn', (.05, .10, .025), 1.)); sky(.46, 3.35, .36, sun_i=8, dust=1.2); area((-5.2, -.8, 1.7), (0, -.5, 1.2), (7.5, 3), 1, portal=True); area((-5.5, -.8, 2.0), (0, 0, 1.), (7.5, 3), 560, (1, .97, .93))
    # desk
    b = M(); b.rbox((-2.6, 0, 0), (2.6, .75, 1.04), wd(DARK, 0), .006); [b.tube([(-2.56 + .082 * i, -.005, .12), (-2.56 + .082 * i, -.005, 1.0)], .036, wd(DARK, 2), 10) for i in range(64)]; b.rbox((-2.64, -.05, 0), (2.64, .02, .11), brass(), .006); b.put('desk'); b = M(); b.rbox((-2.70, -.14, 1.04), (2.70, .84, 1.09), marble((.045, .075, .055), (.34, .31, .22), 1.3, .08), .012); b.put('top'); z = 1.091
    # keys in their pigeonholes
    b = M(); kw = wood((.060, .028, .013), (.17, .088, .044), 0); n, m_, cw, ch = 14, 6, .255, .24; x0, z0 = -n * cw / 2, 1.18; b.rbox((x0 - .10, 2.86, z0 - .10), (-x0 + .10, 3.2, z0 + m_ * ch + .12), kw, .012)
    b.put('rackback'); b = M()
    for i in range(n + 1): b.rbox((x0 + i * cw - .011, 2.66, z0), (x0 + i * cw + .011, 2.90, z0 + m_ * ch), kw, .003)
    for j in range(m_ + 1): b.rbox((x0 - .011, 2.66, z0 + j * ch - .011), (-x0 + .011, 2.90, z0 + j * ch + .011), kw, .003)
    b.rbox((x0 - .14, 2.60, z0 + m_ * ch + .01), (-x0 + .14, 2.92, z0 + m_ * ch + .09), kw, .012); b.rbox((x0 - .14, 2.55, .0), (-x0 + .14, 3.1, z0 - .02), kw, .012); b.put('rack'); Q = random.Random(6); lt = [leather((.16, .055, .022)), leather((.035, .07, .05))]
    def key():
        b = M(); br = brass(); n_ = 20; b.tube([(.014 * cos(2 * pi * i / n_), 0, .014 * sin(2 * pi * i / n_)) for i in range(n_ + 1)], .0032, br, 8); b.tube([(0, 0, -.014), (0, 0, -.068)], .0038, br, 8); b.box((0, -.002, -.066), (.018, .002, -.058), br); b.box((0, -.002, -.054), (.013, .002, -.048), br); return b.put('key')
    def tag(): b = M(); b.rbox((-.017, -.003, -.085), (.017, .003, 0), lt[0], .003); b.lathe([(.001, 0), (.010, 0), (.010, .0012), (.001, .0012)], brass(), n=20) if 0 else None; return b.put('tag')
    for i in range(n):
        for j in range(m_):
            x, zz = x0 + (i + .5) * cw, z0 + (j + 1) * ch
            if Q.random() < .66: P('key', key, (x, 2.68, zz - .055), Q.uniform(-.4, .4)); P('tag', tag, (x + .006, 2.675, zz - .075), Q.uniform(-.3, .3))
            if Q.random() < .22: b = M(); b.rbox((-.075, -.004, 0), (.075, .004, .115), mat('env%d' % (i % 3), ((.74, .70, .60), (.62, .54, .42), (.76, .74, .70))[i % 3], .8), .001); q = b.put('letter', (x + Q.uniform(-.03, .03), 2.78, zz - ch + .013)); q.rotation_euler = (-.22, Q.uniform(-.15, .15), 0)
    # on the desk: bell, key just handed over, guest book, hat, welcome drinks
    lathe([(.001, 0), (.052, 0), (.055, .004), (.055, .010), (.046, .014), (.044, .018), (.040, .034), (.028, .048), (.010, .055), (.006, .058), (.007, .066), (.001, .069)], brass(), (-.12, .10, z), 48); kk = P('key', None, (.075, -.005, z + .004), .5, 1.35, (-pi / 2, 0)); tg = P('tag', None, (.045, .035, z + .004), -.9, 1.35, (-pi / 2, 0)); b = M(); b.tube([(.075, -.005, z + .006), (.062, .018, z + .012), (.045, .035, z + .006)], .0018, brass(), 6); b.put('ring')
    pg = mat('pagew', (.78, .74, .64), .8); b = M()
    for sg in (-1, 1): b.grid([[(sg * .17 * i / 12, -.12 + .24 * j, .010 + .020 * sin(pi * min(1, i / 12 * 1.2)) ** .8 * (1 - .5 * i / 12)) for i in range(13)] for j in (0, 1)], pg); b.rbox((min(0, sg * .178), -.126, 0), (max(0, sg * .178), .126, .008), leather((.05, .018, .012)), .003)
    for k in range(9): b.box((.025, .085 - .022 * k, .0275 - .0), (.025 + (.12 if k < 5 else .0), .0862 - .022 * k, .0278), mat('ink', (.03, .035, .08), .6)) if k < 5 else None
    b.put('book', (.42, .20, z), -.18, 3); b = M(); b.tube([(-.07, 0, .006), (.05, 0, .006), (.066, 0, .005), (.072, 0, .004)], [.0055, .006, .004, .001], mat('pen', (.015, .02, .018), .2), 10); b.tube([(-.02, 0, .006), (-.012, 0, .006)], .0066, gold(), 10); b.put('pen', (.50, .08, z + .022), .9)
    straw_hat((-.52, .26, z), .5, (0, .05)); P('trayr', lambda: plate(.17, brass(), depth=.012), (-.42, -.0, z)) if 0 else None; caipirinha((.86, .06, z), 1.2, 8, kind='orange'); caipirinha((.98, .16, z), .2, 5, kind='orange'); flower((.76, .0, z + .012), .6, 1.1); bouquet((-1.35, .38, z), 19, .62, seed=6, s=2.3, spread=.28, vase=china())
    for x in (-2.2, 1.9): lamp((x, .50, z), 15)
    at(trunk(.66, .22, .46, leather((.22, .085, .030)), 1), (-1.05, -.42, 0), .12); at(trunk(.44, .17, .36, leather((.34, .23, .12)), 2), (-.42, -.36, 0), -.2); area((0, -3.4, 3.2), (0, .5, 1.2), (5, 2), 130, (1, .93, .84)); area((0, 1.5, 3.7), (0, 2.4, 1.2), (6, .8), 170, (1, .80, .56))
shoot('arrival', dict(entrance=dict(loc=(-1.35, -16.4, 1.55), look=(.10, 0, 2.75), lens=31, bounces=6),
    reception=dict(loc=(-.62, -1.12, 1.46), look=(.12, .85, 1.24), lens=34, focus=(0, .05, 1.12), f=2.8, bounces=8)))
