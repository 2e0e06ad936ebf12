"""Bars. cam=lobby|lobbyseat (dusk lobby bar: back-lit marble bar, leather stools, piano lounge feel)  cam=pool|pooldrink (pool bar: thatched, turquoise pool, day)"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
s = start(); R = random.Random(12)
if CAM.startswith('lobby'):
    H = 4.2; dk = wd(DARK, 2); wl = plaster((.60, .54, .45)); room(-6, 5, -4.2, 7, H, wl, marble((.62, .56, .47), (.36, .29, .22), .45, .12), plaster((.70, .66, .58), bump=.1), right=False); beams(-6, 5, -4.2, 7, H, wd(DARK, 0), 1.4, .2, 'x')
    # right: three arches to the dusk sea
    o = arch_wall(-4.4, 7.2, 0, H, [(-2.3, 1.15, 2.3), (.9, 1.15, 2.3), (4.1, 1.15, 2.3)], wl, .45); o.rotation_euler = (0, 0, pi / 2); o.location = (5.4, 0, 0)
    gradsky([(.0, (.07, .08, .10)), (.13, (1.0, .46, .22)), (.19, (.80, .44, .36)), (.36, (.28, .32, .50)), (.8, (.07, .12, .28))], 1.1); m, N = fresh('sea'); N.set(Base_Color=(.02, .07, .12, 1), Roughness=.2); N.bump(N.noise(1., 12, N.coord('Object', (.16, .05, 1)), .62), .9, 1.4); haze(m, 9000, (.55, .40, .40), .9); b = Mesh(); b.add([(14, -9000, -6), (12000, -9000, -6), (12000, 9000, -6), (14, 9000, -6)], [(0, 1, 2, 3)], m); b.obj('sea')
    box((5.4, -10, -.3), (9.5, 14, -.02), tiles((.55, .46, .36), .5)); bs = bush(61, (1, 1, .8), 900, .13); bs.location = (0, 0, -500)
    for i in range(14): inst(bs, (9.8 + R.uniform(0, .6), -6 + i * 1.3, -.4), R.random() * 6, R.uniform(.7, 1.1))
    for i, (x, y, h) in enumerate(((12, 1.5, 8), (13, 6.5, 9), (11.5, -2.8, 7.5))): p = palm(3 + i, h, 1., 22, 3.2); p.location = (x, y, -2.5)
    # bar along the back wall: fluted front, marble top, shelves
    bx0, bx1, by = -4.6, 2.6, 4.6; f = M()
    for i in range(90): x = bx0 + i * (bx1 - bx0) / 90; f.tube([(x + .04, by, .12), (x + .04, by, 1.04)], .036, wd(DARK, 2), 8)
    f.put('flute'); box((bx0, by, .0), (bx1, by + .6, 1.05), wd(DARK, 0)); box((bx0 - .02, by - .05, .0), (bx1 + .02, by, .11), brass(), .004); b = M(); b.rbox((bx0 - .08, by - .16, 1.06), (bx1 + .08, by + .66, 1.11), marble((.045, .065, .05), (.30, .27, .18), 1.2, .08), .01); b.put('btop'); box((bx0, by - .10, 1.035), (bx1, by - .09, 1.05), emit('led0', (1, .62, .28), 2.6))
    b = M(); b.tube([(bx0, by - .20, .22), (bx1, by - .20, .22)], .022, brass(), 12); b.put('rail')
    box((bx0 + .2, 6.93, .9), (bx1 - .2, 6.96, 3.1), mat('mirror', (.42, .34, .22), .08, 1.)); fr = M()
    for i in range(5): x = bx0 + .2 + (bx1 - bx0 - .4) * i / 4; fr.rbox((x - .05, 6.55, 0), (x + .05, 6.97, 3.3), brass() if False else wd(DARK, 2), .006)
    fr.rbox((bx0 + .1, 6.5, 3.2), (bx1 - .1, 6.98, 3.4), wd(DARK, 0), .01); fr.rbox((bx0 + .1, 6.45, 0), (bx1 - .1, 6.98, .92), wd(DARK, 0), .01); fr.put('frame')
    for j, zz in enumerate((1.30, 1.86, 2.42)):
        box((bx0 + .25, 6.60, zz), (bx1 - .25, 6.93, zz + .025), glass_pane((.9, .95, .92))); box((bx0 + .25, 6.60, zz - .006), (bx1 - .25, 6.615, zz + .028), brass()); box((bx0 + .25, 6.88, zz + .03), (bx1 - .25, 6.90, zz + .05), emit('led%d' % j, (1, .66, .32), 9))
        for i in range(4): xa = bx0 + .3 + (bx1 - bx0 - .4) * i / 4; spirit_row(xa, xa + (bx1 - bx0 - .4) / 4 - .12, 6.76, zz + .027, 12, j * 4 + i)
    st = leather((.17, .062, .024))
    for i in range(6): x = bx0 + .7 + i * 1.15; P('lst', lambda: stool(.76, st, wd(DARK, 2), True), (x, by - .48 + R.uniform(-.05, .05), 0), pi + R.uniform(-.3, .3))
    for x in (-3.9, -2.7, -1.5, -.3, .9, 2.1): dome((x, by + .2, 2.30), .15, brass(), 9, H - 2.4)
    z = 1.112
    caipirinha((-.75, by + .02, z), 1, 3); P('wgr', lambda: wineglass(.23, .046, wine=(.30, .012, .02), fill=.38), (-.50, by + .20, z)); caipirinha((1.35, by + .0, z), 2, 5, kind='orange'); lathe([(0, 0), (.05, 0), (.065, .03), (.06, .032), (0, .02)], wd(OAK, 0), (-.36, by + .02, z)); p, q = mound(.045, .015, 90, 3); at(grains('nuts', p, q, .009, [mat('nut', (.40, .22, .09), .5)], 2, (1, .6, .55)), (-.36, by + .02, z + .022)); bouquet((-2.2, by + .25, z), 15, .42, seed=6, s=1.7, spread=.18, vase=brass()); bouquet((2.3, by + .3, z), 9, .34, seed=2, s=1.4, spread=.13, vase=brass())
    if CAM == 'lobbyseat':
        for k in (area((-1.4, 3.9, 2.1), (-.6, 4.7, 1.15), (.5, .4), 22, (1, .80, .56)), area((.1, 5.3, 1.9), (-.7, 4.65, 1.15), (.3, .3), 9, (1, .74, .46))): k.visible_glossy = False
    # lounge in front: armchairs around low tables, rug, plants, lamps
    ac = fabric((.045, .075, .05), 600, .6, .9, .5); ac2 = fabric((.58, .48, .34), 600, .5, .9, .5); box((-3.6, -1.6, 0), (2.6, 2.6, .012), fabric((.40, .31, .20), 90, .3, 1., 1.4, .10), .004)
    def group(x, y, a):
        lathe([(0, 0), (.22, 0), (.22, .012), (.03, .03), (.03, .42), (.42, .43), (.43, .44), (.43, .455), (0, .456)], brass(), (x, y, .012), 48, 0); lathe([(0, .457), (.42, .457), (.42, .468), (0, .468)], marble((.045, .065, .05), (.30, .27, .18), 1.2, .08), (x, y, .012), 48, 0)
        for k, q in enumerate((a, a + 1.9, a + 3.7)): P('arm%d' % (k % 2), lambda: armchair(ac if k % 2 == 0 else ac2), (x + 1.0 * cos(q), y + 1.0 * sin(q), .012), q - pi / 2 + R.uniform(-.15, .15)) if True else None
        z = .481; P('wgr', None, (x + .12, y - .05, z)) if 'wgr' in _PR else None; caipirinha((x - .14, y + .10, z), a, 2); candle((x + .02, y + .18, z), .032, .08, 1.2); b = M(); b.rbox((-.10, -.075, 0), (.10, .075, .018), mat('book', (.025, .06, .04), .6), .003); b.put('book', (x - .08, y - .16, z), .6)
    group(-1.9, .6, .6); group(1.5, .9, 2.2); group(3.4, 3.3, 1.0)
    cushion((-1.0, 1.1, .62), .42, .42, (1.2, 0, 2.2), fabric((.42, .30, .14), 500, .5, .9, .5), 3) if False else None
    for x, y in ((-5.4, 3.2), (4.7, 5.9), (-5.2, -2.8), (4.8, -.7)): plant((x, y, 0), 16, 1.3, .32, int(x * 3), brass(), .5, .27)
    for x, y in ((-5.3, 1.6),): lathe([(0, 0), (.2, 0), (.2, .02), (.02, .04), (.02, .6), (.22, .61), (.22, .63), (0, .63)], wd(DARK, 0), (x, y, 0)); lamp((x, y, .63), 16)
    area((0, 0, H - .4), (0, 0, 0), (7, 7), 190, (1, .74, .50)); area((-1, -4, 2.6), (0, 4, 1), (6, 1.6), 140, (1, .78, .56))
    shots = dict(lobby=dict(loc=(-3.2, -2.3, 1.48), look=(.95, 4.2, 1.36), lens=24, focus=(-1, 3, 1), f=6), lobbyseat=dict(loc=(-1.28, 3.98, 1.32), look=(-.42, 5.0, 1.175), lens=50, focus=(-.75, 4.62, 1.16), f=2.6, bounces=10))
else:
    # ------------------------------------------------ pool bar
    sky(.85, 3.75, .17, sun_i=5.2, dust=1., clouds=.5, cloud_col=(1, .97, .93), cloud_i=6); dkz = wd(TEAK, 2); st = tiles((.66, .58, .46), .5)
    box((-14, -8, -.2), (14, 1.2, 0), st); pm, N = fresh('poolw'); v = N.coord(); w1 = N.new('TexVoronoi', Vector=N.new('Mapping', Vector=N.new('VectorMath', _operation='ADD', i0=v, i1=N.new('TexNoise', Vector=v, Scale=1.2, Detail=3).outputs[1]).outputs[0]).outputs[0], Scale=1.5, _feature='DISTANCE_TO_EDGE').outputs[0]
    N.set(Base_Color=N.ramp(w1, [(0, (.30, .78, .78)), (.10, (.055, .46, .53)), (.5, (.03, .36, .45))]), Roughness=.03, Specular=.5); N.bump(N.noise(2.2, 5, v), .35, .05); box((-14, 1.6, -.16), (14, 13, -.12), pm); box((-14, 1.2, -.2), (14, 1.6, .04), mat('coping', (.76, .72, .64), .5), .01); box((-14, 13, -.2), (14, 13.4, .04), mat('coping', (.76, .72, .64), .5), .01); box((-14, 13.4, -.2), (14, 60, 0), st)
    for i in range(6): lounger((-9 + i * 3.2, 14.2, 0), .0 + R.uniform(-.04, .04)); lounger((-8.1 + i * 3.2, 14.2, 0), R.uniform(-.04, .04)); parasol((-8.4 + i * 3.2, 15.9, 0), 1.5, 2.5)
    garden(-15, 15, 18.5, 24, 0, 26, 5, 7, 1.7, True, False)
    hills(-900, 900, 160, 700, 150, 5, 110, 900, 14, 2600, (.52, .60, .68))
    # hut: thatched round roof on timber posts, bar counter in front of us
    def thatch(cx, cy, r, z0, h):
        rr = np.random.default_rng(2); n = 9000; a = rr.random(n) * 2 * pi; t = rr.random(n) ** .6; L = rr.uniform(.5, .9, n); P0 = np.stack([cx + r * t * np.cos(a), cy + r * t * np.sin(a), z0 + h * (1 - t) + rr.uniform(0, .07, n)], -1); d = np.stack([np.cos(a) * .78, np.sin(a) * .78, np.full(n, -h / r * .78)], -1) + rr.normal(size=(n, 3)) * .07; s_ = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], -1) * rr.uniform(.006, .016, (n, 1)); P1 = P0 + d * L[:, None]; P1[:, 2] -= .10 * L * (t > .9); V = np.stack([P0 - s_, P0 + s_, P1 + s_ * .5, P1 - s_ * .5], 1).reshape(-1, 3); m = [mat('th%d' % i, c, .9) for i, c in enumerate(((.36, .26, .14), (.46, .35, .20), (.27, .19, .10)))]; fast_mesh('thatch', V, np.arange(4 * n).reshape(n, 4), m, rr.integers(0, 3, n), False); b = M(); b.lathe([(r, z0 - .02), (.02, z0 + h)], mat('thin', (.20, .14, .08), .9), (cx, cy, 0), 40); b.put('roofin')
    thatch(0, -1.2, 4.4, 2.55, 1.9); b = M()
    for k in range(8): a = k * pi / 4 + pi / 8; x, y = 3.5 * cos(a), -1.2 + 3.5 * sin(a); b.tube([(x, y, 0), (x, y, 2.95)], .085, dkz, 12); b.tube([(x, y, 2.85), (0, -1.2, 4.35)], .05, dkz, 8)
    b.tube([(3.5 * cos(2 * pi * i / 32), -1.2 + 3.5 * sin(2 * pi * i / 32), 2.78) for i in range(33)], .06, dkz, 8); b.put('posts')
    bar = M(); bar.rbox((-2.6, -.45, 1.03), (2.6, .28, 1.10), wood(TEAK[0], TEAK[1], 0, 1., .3), .012); bar.put('bartop'); fr = M()
    for i in range(56): x = -2.5 + i * .0905; fr.tube([(x, -.20, 0), (x, -.20, 1.03)], .036, mat('bamb%d' % (i % 3), ((.45, .33, .17), (.52, .40, .22), (.38, .27, .13))[i % 3], .45), 8)
    fr.put('bamboo'); rt = fabric((.78, .75, .68), 700, .3, .9, .4)
    for i in range(5): P('pst', lambda: stool(.74, rt, wd(TEAK, 2), False), (-1.75 + i * 1.0 + R.uniform(-.05, .05), -.80 + R.uniform(-.08, .05), 0), R.random())
    for x in (-1.6, 0., 1.6): wicker((x, -.1, 2.12), .24, .28, 3, .5)
    z = 1.102; caipirinha((-.30, -.10, z), 2.4, 1, fine=CAM == 'pooldrink'); caipirinha((-.17, .06, z), .8, 4, kind='orange', fine=CAM == 'pooldrink'); P('pina', pineapple, (.34, -.14, z), .5, 1.15); P('coc', coconut_half, (.16, -.05, z)); bl = M(); bl.tube([(0, 0, .03), (.03, .01, .16)], .004, mat('straw', (.03, .03, .028), .4), 8); bl.put('straw', (.16, -.05, z)); P('pinap', pineapple, (-1.5, -.1, z), 1., 1.2); lathe([(0, 0), (.09, 0), (.17, .07), (.165, .075), (.08, .012), (0, .012)], wd(OAK, 0), (.72, -.10, z), 48, 0)
    for i in range(11): a = i * 2.4; q = .08 * math.sqrt(i / 11); P('lw', lambda: citrus_whole('lime'), (.72 + q * cos(a), -.10 + q * sin(a), z + .045 + .028 * (i < 4)), a, 1.05, (1.3, a))
    P('lh', lambda: citrus_half('lime'), (.02, -.20, z + .029), .5, 1, (.2, .1)); P('lh', lambda: citrus_half('lime'), (-.05, -.24, z + .026), 2.2, .95, (-1.1, .3)); slice_((-.40, -.20, z + .001), 'orange', .2, (0, 0), .036, .007); flower((.24, -.22, z + .012), .6, 1.1); flower((-.46, .02, z + .012), 2.1, 1.)
    P('nap', lambda: napkin(.10, .10, fabric((.05, .26, .28), 900, .4, .9, .4, .05, .3)), (-.30, -.10, z - .006), .3) if False else None
    lathe([(.20, .0), (.19, .008), (.10, .012), (.088, .03), (.082, .09), (.06, .105), (0, .108)], mat('straw2', (.62, .47, .27), .8), (1.35, .02, z), 40, 1); lathe([(.0885, .016), (.0885, .034)], mat('band', (.03, .07, .05), .6), (1.35, .02, z), 40, 0)
    area((-1, -4.6, 2.2), (0, .3, 1.2), (6, 2), 330, (1, .96, .88)); box((-2.5, -.17, .0), (2.55, .16, 1.03), wd(DARK, 0))
    shots = dict(pool=dict(loc=(-2.5, -2.9, 1.58), look=(.55, 2.6, 1.28), lens=25, focus=(-.3, 0, 1.1), f=7, bounces=8), pooldrink=dict(loc=(-.27, -.68, 1.275), look=(-.225, .10, 1.160), lens=60, focus=(-.28, -.12, 1.15), f=2.8, bounces=12, tb=12))
shoot('bars', shots)
