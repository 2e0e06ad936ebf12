"""Food and drink still lifes: cam=feijoada|caipirinha|fruit|fish|sushi|cake|oysters"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
from dining_kit import _PR
s = start(); R = random.Random(4); Z = .0
def claypot(loc, r=.14, h=.095, seed=0):
    """Panela de barro: black fired clay, thrown by hand (wall a little uneven), full to near the rim."""
    x, y, z = loc; cl = skin('barro', [(.3, (.010, .0085, .008)), (.6, (.026, .021, .018)), (.8, (.060, .046, .037))], 7, .62, .5, 120); b = M(); n = 72
    wob = lambda a, zz: 1 + .016 * noise.noise(Vector((2.2 * cos(a), 2.2 * sin(a), seed + zz * 14)))
    prof = [(.02, 0), (.60, .0), (.74, .006), (.92, h * .30), (1.0, h * .62), (1.01, h * .80), (1.035, h * .95), (1.03, h), (.985, h * 1.01), (.955, h * .96), (.945, h * .7), (.9, h * .5)]
    b.grid([[(r * q * wob(a, zz) * cos(a), r * q * wob(a, zz) * sin(a), zz + .0025 * noise.noise(Vector((3 * cos(a), 3 * sin(a), seed))) * (zz > h * .8)) for a in [2 * pi * i / n for i in range(n + 1)]] for q, zz in prof], cl)
    for s_ in (-1, 1): b.ball((s_ * r * 1.07, 0, h * .80), .030, cl, 3, (.75, 1.25, .42), .3, seed + s_)
    b.put('pot', loc, .5, 1.2); Q = random.Random(seed); zs = h * .86
    br, N = fresh('caldo'); N.set(Base_Color=N.ramp(N.noise(38, 5, N.coord()), [(.3, (.010, .0045, .0035)), (.6, (.030, .012, .008)), (.8, (.060, .026, .014))]), Roughness=.16, Specular=.5); N.bump(N.noise(90, 3, N.coord()), .4, .003)
    q = M(); q.grid([[(r * .95 * j / 20 * cos(2 * pi * i / 64), r * .95 * j / 20 * sin(2 * pi * i / 64), zs + .010 * noise.noise(Vector((r * j / 20 * cos(2 * pi * i / 64) * 26, r * j / 20 * sin(2 * pi * i / 64) * 26, seed))) * (j < 19)) for i in range(65)] for j in range(21)], br); q.put('caldo', loc, angle=3)
    R_ = np.random.default_rng(seed); k = 760; rr = np.sqrt(R_.random(k)) * r * .92; a = R_.random(k) * 6.283; p = np.stack([rr * np.cos(a), rr * np.sin(a), np.full(k, zs - .001) + R_.uniform(-.003, .006, k)], -1)
    at(grains('beans', p, None, .0062, [mat('fb1', (.009, .005, .006), .22), mat('fb2', (.022, .009, .008), .26), mat('fb3', (.042, .017, .012), .3)], seed, (1, .66, .60), 2.6, .22, (10, 8)), loc)
    me = skin('carne', [(.25, (.070, .022, .012)), (.5, (.15, .055, .028)), (.75, (.26, .12, .07)), (.9, (.36, .21, .14))], 34, .34, .9, 75); sa = skin('linguica', [(.3, (.13, .030, .014)), (.7, (.24, .062, .028))], 40, .30, .5, 110); cut = skin('ling2', [(.3, (.20, .055, .03)), (.55, (.30, .10, .06)), (.75, (.44, .24, .16))], 150, .36)
    for i in range(7): t = i * 2.4 + seed; w_ = r * .66 * math.sqrt((i + .5) / 7); m_ = M(); m_.ball((0, 0, 0), Q.uniform(.018, .027), me, 4, (1.2, .8, .62), .55, i + seed); m_.put('carne', (x + w_ * cos(t), y + w_ * sin(t), z + zs + .001), Q.random() * 6, 3)
    for i in range(9):
        t = i * 1.9 + 1 + seed; w_ = r * (.25 + .55 * ((i * 5 % 9) / 9)); m_ = M(); L = Q.uniform(.007, .013); m_.lathe([(.001, -L), (.0125, -L), (.0135, -L * .8), (.0138, L * .8), (.0128, L)], sa, n=26); m_.lathe([(.0128, L), (.009, L + .0004), (.001, L + .0006)], cut, n=26); o = m_.put('ling', (x + w_ * cos(t), y + w_ * sin(t), z + zs + .003)); o.rotation_euler = (Q.uniform(.2, 1.2), Q.uniform(-.5, .5), Q.random() * 6)
    for i in range(3): P('louro', lambda: blade(.075, .026, (.055, .07, .022), 0), (x - .05 + .05 * i, y - .05 + .03 * i, z + zs + .010), .9 + 2.2 * i, 1., (.12, .1))
if CAM == 'feijoada':
    el, az = .52, 1.95; seaside(el, az, 6.5, .17); planks(((.050, .026, .013), (.17, .090, .045)), 2.6, 9); dapple(el, az, (0, .1, 0), 2.6, 1.2, 130, .15, 5, .22)
    claypot((.085, .17, .0), .150, .100, 3); b = M(); b.tube([(0, 0, 0), (.0, .0, .10), (.012, 0, .20), (.03, 0, .27)], [.006, .0065, .007, .0085], wd(OAK, 2), 10); b.put('ladle', (.135, .20, .085), 2.2).rotation_euler = (-.72, .30, 0)
    bl = skin('clay2', [(.3, (.13, .050, .022)), (.7, (.23, .095, .045))], 9, .6, .5, 90)
    def bowl(r, h): b = M(); b.lathe([(.001, 0), (r * .5, 0), (r * .55, .004), (r * .9, h * .6), (r, h), (r * .985, h + .003), (r * .96, h), (r * .86, h * .6), (r * .4, h * .25), (.001, h * .22)], bl, n=56); return b.put('bowl')
    for k, (x, y, r) in enumerate(((.36, .02, .080), (-.155, .235, .078), (.37, .30, .080), (-.02, .44, .085))): P('bowl', lambda: bowl(.085, .052), (x, y, .0), k, r / .085)
    rice((.37, .30, .033), .066, .044, 2400); shreds((-.155, .235, .033), .063, .042, 620); farofa((.36, .02, .032), .064, .036, 5200); crumbs(.29, -.05, .035, .03, 90, .0017, ((.62, .38, .12), (.72, .50, .20)), 4)
    P('spn', lambda: spoon(wd(OAK, 1)), (.335, .045, .085), .9, 1.1, (.55, 0)); torr = [mat('torr', (.42, .18, .05), .4), mat('torr2', (.54, .28, .10), .45)]; p, q = mound(.064, .035, 60, 4); at(grains('torresmo', p, q, .013, torr, 3, (1, .7, .6), 2.5, .3, (7, 6)), (-.02, .44, .034))
    P('pl', lambda: plate(.125, ivory()), (.155, -.155, .0), .3)
    for i in range(9): a = i * .72; slice_((.150 + .056 * cos(a), -.150 + .050 * sin(a), .010 + .0026 * (i % 3)), 'orange', a, (.10, .14), .037, .007, i == 4)
    slice_((.150, -.150, .020), 'orange', .4, (.06, .05), .037, .007); slice_((.045, -.215, .001), 'orange', 1.2, (0, 0), .036, .007, True)
    caipirinha((-.135, -.115, 0), 2.5, 1, fine=True); caipirinha((-.235, .075, 0), .8, 4, fine=True); P('lh', lambda: citrus_half('lime'), (-.055, -.165, .0285), .5, 1, (.12, .1)); P('lw', lambda: citrus_whole('lime'), (-.03, -.02, .028), .4, 1, (1.4, 0)); slice_((-.20, -.205, .001), 'lime', .3, (0, 0), .026, .006); slice_((-.165, -.225, .001), 'lime', 1.3, (0, .06), .026, .006, True)
    P('nap', lambda: napkin(.13, .26, fabric((.70, .66, .57), 900, .4, .9, .4, .05, .5)), (.315, -.20, .001), .6); P('fork', fork, (.305, -.20, .017), .55)
    area((-1.3, -1.2, 1.0), (0, 0, .05), (1., .8), 5, (1, .88, .74))
elif CAM == 'caipirinha':
    seaside(.22, 1.15, 4.2, .40); planks(TEAK)
    caipirinha((-.055, -.03, 0), 2.5, 1, fine=True); caipirinha((.075, .075, 0), .6, 4, kind='lime', fine=True); caipirinha((.235, .22, 0), 1.6, 8, kind='orange', fine=True)
    P('lh', lambda: citrus_half('lime'), (.135, -.09, .0295), .5, 1, (.12, .1)); P('lw', lambda: citrus_whole('lime'), (.205, -.03, .028), .4, 1, (1.4, 0)); P('lw', lambda: citrus_whole('lime'), (-.24, .16, .028), 1.4, .95, (1.5, .3)); P('lh', lambda: citrus_half('lime'), (.03, -.135, .026), 2.2, .93, (-1.1, .3))
    slice_((-.02, -.17, .001), 'lime', .3, (0, 0), .026, .006); slice_((-.17, -.09, .001), 'lime', 1., (0, 0), .026, .006, True)
    for i, (x, y) in enumerate(((.17, -.16), (-.13, -.155), (-.20, -.02))): P('ice%d' % i, lambda: ice(.026, i, glass((.98, .99, .985), 1.2)), (x, y, .012), i, 1)
    lathe([(0, 0), (.03, 0), (.045, .03), (.044, .032), (.026, .008), (0, .006)], wd(OAK, 0), (-.30, .05, 0)); p, q = mound(.036, .016, 2200, 3); at(grains('sugar', p, q, .0011, [mat('sug', (.80, .76, .68), .3)], 2, (1, .9, .9), seg=(4, 3)), (-.30, .05, .018))
    at(herb(2, .055), (.29, -.10, .002), 2.4); at(herb(5, .05), (-.33, -.08, .002), .6); area((-1.0, -1.2, .9), (0, 0, .05), (1., .7), 9, (1, .86, .70))
elif CAM == 'fruit':
    garden(-5, 5, 3.0, 7, -.75, 18, 4, 0, 1.2); sky(.50, 2.45, .26, sun_i=5.5); p = palm(6, 6, 1., 20, 3., 40); p.location = (-3.2, 5.2, -1); box((-6, -3, -.95), (6, 3.4, -.76), tiles((.56, .36, .22), .45))
    _o = bpy.context.scene.objects
    for o in (cloth_table(1.5, .9, 0, .3)[0],): o.location = (0, 0, -.026)
    b = M(); b.rbox((-.30, -.21, 0), (.34, .10, .022), wood(OAK[0], OAK[1], 0, 1.2, .45), .012); b.put('board', (0, 0, 0), .06); zb = .022
    papaya((-.13, -.10, zb + .040), .55, (.12, .05)); papaya((.05, -.125, zb + .038), -.25, (.14, -.1)); withkids('pas', passion_half, (.18, -.13, zb + .030), .4); withkids('pas', passion_half, (.235, -.085, zb + .029), 2., .95, (.25, .2)); withkids('pas', passion_half, (.165, -.065, zb + .030), 1.2, .95, (.5, -.3))
    P('pina', pineapple, (-.24, .20, 0), .4, 1.08); P('ban', banana_bunch, (-.05, .17, .004), 2.75, 1.15); P('mango', mango, (-.02, .02, zb), .7); P('mango', mango, (.10, .03, zb), 2.5, .95); P('gr', grapes, (-.27, -.01, zb), .5, 1.1); P('coc', coconut_half, (.24, .03, zb), 0, 1.)
    for i in range(9): a = i * 2.4; P('st', strawberry, (-.205 + .040 * cos(a) * (i > 0), -.245 + .030 * sin(a) * (i > 0), .016 + .018 * (i == 0)), a, R.uniform(.9, 1.1), (1.35, a))
    for i in range(5): P('kw', kiwi_disc, (.035 + .034 * i, -.255 + .006 * i, .002 + .003 * i), i, 1.1, (.0, .12))
    lathe([(0, 0), (.05, 0), (.052, .006), (.03, .012), (.16, .05), (.165, .056), (.15, .052), (0, .014)], china(), (.10, .30, 0), 56, 0)
    for i in range(5): P('wm', melon_slice, (.03 + .038 * i, .30 + .012 * i, .018 + .150), .25, 1, (pi + .10 * (i - 2), 0))
    for x, y in ((.36, .13), (.445, .22)): P('jg', lambda: tumbler(.034, .12, thin_glass((.98, .98, .96), .3)), (x, y, 0)); lathe([(0, .004), (.031, .004), (.033, .09), (.0, .09)], skin('juice', [(.3, (.85, .42, .03)), (.7, (.90, .50, .05))], 20, .1), (x, y, 0), 32, 0); slice_((x + .03, y, .118), 'orange', .4, (pi / 2, 0), .03, .005)
    P('cup', lambda: cup(milk=True), (.40, -.10, 0), -.5); P('spn', lambda: spoon(), (.48, -.14, .012), -.5, .75); basket((-.50, .12, 0), .13, .07, True, 2); flower((-.36, -.20, .010), .6, 1.15); flower((.30, -.22, .010), 2.1, 1.); bouquet((.30, .36, 0), 9, .27, seed=3); P('nap', lambda: napkin(.10, .20, fabric((.30, .36, .22), 900, .4, .9, .4, .05, .3)), (-.42, -.10, .0), .4)
    area((-1.6, -1.4, 1.5), (0, 0, 0), (1.2, 1.2), 18, (1, .97, .92))
elif CAM == 'fish':
    el, az = .80, 2.05; seaside(el, az, 5.2, .20); lin = fabric((.74, .725, .69), 1500, .35, .9, .25, .02, .55); b = M(); b.rbox((-1.3, -.62, -.03), (1.3, .62, 0), lin, .012); b.put('cloth'); dapple(el, az, (.1, .1, 0), 3., 1.2, 95, .16, 8, .25)
    runner(.36, 2.4, fabric((.055, .13, .15), 1400, .3, .9, .5, .06, .4), .06, (0, .17, 0)); pm = skin('stonep', [(.3, (.62, .60, .55)), (.7, (.74, .72, .67))], 120, .3, .15, 200); n = 64; b = M()
    def ov(q, z): return [(.235 * q * cos(2 * pi * i / n), .135 * q * sin(2 * pi * i / n), z) for i in range(n + 1)]
    b.grid([ov(.01, .006), ov(.72, .006), ov(.78, .012), ov(1, .024), ov(1.005, .022), ov(.8, .006), ov(.7, 0)], pm); b.put('platter', (.06, .17, .003), .10, .9)
    P('fish', fish_whole, (-.12, .155, .020), .16, 1.22, (0, 0))
    for i in range(3): slice_((-.02 + .055 * i, .165 + .010 * i, .068 + .001 * i), 'lemon', i, (.10, .12), .024, .004)
    for i in range(5): at(herb(i, .055), (-.10 + .075 * i, .085 + .012 * (i % 3), .020), i * 1.3)
    P('lh', lambda: citrus_half('lemon', .031), (.205, .10, .050), .4, 1, (.35, .1)); P('lh', lambda: citrus_half('lemon', .031), (.235, .165, .048), 2.4, 1, (.3, -.2))
    # in focus: white wine half drunk, oil, lemons being cut
    P('wgw', lambda: wineglass(.215, .041, wine=(.93, .86, .55), fill=.34), (-.145, -.10, 0)); P('wgw2', lambda: wineglass(.215, .041, wine=(.93, .86, .55), fill=.46), (.31, .31, 0)); P('lh', lambda: citrus_half('lemon', .031), (-.035, -.175, .033), .5, 1, (.15, .1)); P('lwy', lambda: citrus_whole('lemon', .029), (.035, -.115, .029), .9, 1, (1.45, .2)); slice_((-.09, -.215, .001), 'lemon', .2, (0, .05), .028, .005)
    b = M(); b.rbox((-.125, -.075, 0), (.125, .075, .016), wd(OAK, 0), .006); b.put('board', (.205, -.125, 0), .22)
    P('lh', None, (.165, -.13, .049), 2.1, 1, (.2, -.1)); P('lwy', None, (.245, -.075, .045), 2.2, 1.05, (1.5, .3)); slice_((.20, -.165, .017), 'lemon', .2, (0, .05), .028, .005); P('knife', lambda: knife(), (.26, -.165, .018), 1.1)
    lathe([(0, 0), (.030, 0), (.046, .018), (.045, .020), (.028, .005), (0, .004)], pm, (-.27, .02, 0)); lathe([(0, .012), (.038, .013)], mat('azeite', (.30, .22, .02), .05, spec=.7), (-.27, .02, 0)); P('fork', fork, (.34, -.02, .002), .5); P('nap', lambda: napkin(.12, .24, fabric((.62, .585, .52), 900, .4, .9, .4, .05, .5), 3), (-.31, -.15, .0), -.35)
    b = M(); b.lathe([(.001, 0), (.075, 0), (.085, .02), (.105, .20), (.112, .205), (.104, .21), (.098, .20), (.08, .03), (.001, .03)], silver(), (0, 0, 0), 56); b.put('bucket', (-.25, .42, 0), angle=.8); P('bt', bottle, (-.25, .42, .06), 1, 1, (.22, -.2)); crushed_ice((-.25, .42, .165), .094, .03, 350, 4)
    area((-1.4, -1.2, 1.2), (0, 0, .05), (1.2, 1.), 8, (1, .94, .86))
elif CAM == 'sushi':
    world((1, .92, .82), .18); planks(HINOKI, 2.4, 9); box((-.36, -.13, 0), (.36, .13, .028), mat('slate', (.030, .031, .033), .55), .003); z = .028
    kinds = ('salmon', 'tuna', 'white', 'salmon', 'ebi', 'tuna')
    for i, k in enumerate(kinds): withkids('ng' + k, lambda: nigiri(k, i), (-.245 + .072 * i, -.045 + R.uniform(-.003, .003), z), 1.15 + R.uniform(-.05, .05), 1.06)
    for i in range(4):
        for j in range(2): c = ('salmon', 'tuna', 'cucumber')[(i + j) % 3]; ro = (i == 3); withkids('mk%s%d' % (c, ro), lambda: maki(c, roe=ro), (-.27 + .042 * i + .004 * j, .045 + .044 * j, z), i)
    for i in range(5): P('sa', lambda: sashimi('salmon'), (-.055 + .017 * i, .075 + .003 * i, z + .017), .15, 1.05, (0, -.95))
    for i in range(4): P('sat', lambda: sashimi('tuna'), (.075 + .018 * i, .07, z + .017), .1, 1.05, (0, -.95))
    p, q = mound(.05, .03, 300, 3); shreds((.0, .105, z), .05, .022, 260, ((.72, .74, .66), (.78, .79, .73), (.68, .72, .62)), .05, .0016); b = M(); b.ball((0, 0, .010), .016, skin('wasabi', [(.3, (.22, .33, .08)), (.7, (.33, .45, .14))], 40, .7, .8, 150), 4, (1, .8, .7), .3, 3); b.put('wasabi', (.235, .085, z)); gm = skin('ginger', [(.3, (.80, .50, .36)), (.7, (.88, .66, .48))], 20, .2)
    for i in range(5): b = M(); b.grid([[(.02 * u, .014 * v, .006 * sin(3 * u + i) + .004 * cos(4 * v)) for u in (-1, -.5, 0, .5, 1)] for v in (-1, -.5, 0, .5, 1)], gm); b.put('gin', (.275 + .008 * cos(i * 2.), .06 + .008 * sin(i * 2.), z + .006 + .003 * i), i * 1.2, 3)
    P('shiso', lambda: blade(.10, .075, (.03, .11, .02), .1), (-.075, .13, z + .002), 2.7, 1, (.1, 0)); P('shiso', lambda: blade(.10, .075, (.03, .11, .02), .1), (.16, .125, z + .002), 3.6, .9, (.15, 0)); soy((.44, -.03, 0), .040); chopsticks((.03, -.215, 0), .06, .25)
    lathe([(0, 0), (.022, 0), (.026, .004), (.028, .045), (.026, .046), (.023, .01), (0, .008)], mat('choko', (.07, .085, .075), .25), (.46, .12, 0), 36); lathe([(0, 0), (.035, 0), (.042, .01), (.042, .07), (.016, .11), (.013, .125), (.022, .14), (.018, .138), (.010, .12), (0, .11)], mat('tokkuri', (.07, .085, .075), .25), (.52, .26, 0), 40); P('nap', lambda: napkin(.07, .18, fabric((.70, .66, .58), 800, .4, .9, .4, .04, .3)), (-.47, -.02, .0), .15)
    area((-1.3, .9, 1.2), (0, 0, 0), (1.3, 1.0), 34, (1, .95, .88)); area((1.4, .2, 1.0), (0, 0, 0), (.5, .8), 7, (1, .80, .56)); box((-3, 1.6, -.4), (3, 1.7, 2), wood(DARK[0], DARK[1], 0))
    for x in (-.9, -.2, .5, 1.2): ball_lamp((x, 1.4, .55), .14, 1.6, power=2)
elif CAM == 'cake':
    az = azulejo(.16); box((-3, 1.35, -1), (3, 1.45, 1.3), az); box((-3, 1.32, -1), (3, 1.36, -.02), wd(DARK, 0)); tabletop(marble((.76, .75, .72)), 1.9, 1.1); sky(.42, -.25, .34, sun_i=6.5, dust=1.2); dapple(.42, -.25, (0, .05, .05), 2.2, 1.2, 100, .15, 6, .25); box((-3.2, -3, -1), (-3.1, 1.4, 2.4), plaster((.80, .77, .71))); box((-3.2, -3, 2.4), (2.2, 1.4, 2.5), plaster((.80, .77, .71)))
    def bundt(loc, a0, a1, r=.118, h=.085, glaze=True):
        """Fluted ring cake, chocolate; cut open at a0 and a1, poured over with ganache."""
        x, y, z = loc; sp = skin('bolo', [(.25, (.040, .015, .007)), (.55, (.085, .034, .015)), (.8, (.13, .058, .028))], 42, .85, .9, 90); inn = skin('bolo2', [(.3, (.065, .026, .012)), (.7, (.13, .058, .028))], 70, .95, 1., 150); mt = mat('ganache', (.030, .011, .005), .09, spec=.6); n = 150
        pr = [(.36, 0), (.70, 0), (.93, .03), (1.0, .22), (.985, .48), (.90, .76), (.78, .94), (.62, 1.0), (.47, .93), (.35, .72), (.30, .40), (.30, .1), (.36, 0)]; A = [a0 + (a1 - a0) * i / n for i in range(n + 1)]
        fl = lambda a, q, zz: r * q * (1 + .065 * (abs(sin(7 * a + 1.5 * zz)) ** .7 - .6) * (q > .66) * min(1, (1 - zz) * 3 + .25)) + .0015 * noise.noise(Vector((9 * cos(a), 9 * sin(a), zz * 9)))
        b = M(); b.grid([[(fl(a, q, zz) * cos(a), fl(a, q, zz) * sin(a), h * zz) for a in A] for q, zz in pr], sp)
        for a in (a0, a1): b.add([(fl(a, q, zz) * cos(a), fl(a, q, zz) * sin(a), h * zz) for q, zz in pr[:-1]], [tuple(range(len(pr) - 1))], inn)
        if glaze:
            dz = [.05 + .36 * max(0, sin(a * 6.5 + 1.2 * sin(a * 3.1))) ** 2 * (.55 + .45 * sin(a * 4.3 + 1)) for a in A]
            b.grid([[((fl(a, q, max(.0, zz - (dd if out else 0))) + .0035) * cos(a), (fl(a, q, max(.0, zz - (dd if out else 0))) + .0035) * sin(a), h * (zz - (dd if out else 0)) + up) for a, dd in zip(A, dz)] for q, zz, up, out in ((.99, .78, -.001, True), (.955, .80, .0015, True), (.90, .80, .003, False), (.78, .94, .0038, False), (.62, 1.0, .004, False), (.47, .93, .0038, False), (.36, .74, .002, False), (.345, .66, 0, False))], mt)
        return b.put('bundt', loc, 0, 1.)
    cakestand((-.06, .20, 0), .165, .13); bundt((-.06, .20, .134), -.95, 4.55); crumbs(.04, .10, .035, .03, 120, .0022, ((.06, .025, .012), (.12, .055, .026)), 3, .136)
    P('pl', lambda: plate(.098, band=gold()), (.175, -.115, 0)); o = bundt((.110, -.165, .011), .25, .80); crumbs(.21, -.135, .03, .025, 70, .002, ((.06, .025, .012), (.12, .055, .026)), 5, .012); P('forkd', lambda: fork(gold()), (.255, -.10, .014), .35, .75); P('st', strawberry, (.195, -.055, .026), .4, .95, (1.25, .3)); P('st', None, (.165, -.045, .026), 2.4, .85, (1.4, 1.))
    lathe([(0, 0), (.035, 0), (.04, .004), (.072, .036), (.078, .052), (.075, .053), (.066, .036), (.034, .010), (0, .008)], china(), (-.335, .06, 0), 56, 0); Q = random.Random(8)
    for i in range(15): a = i * 2.4; q = .050 * math.sqrt((i % 10) / 10); P('st', None, (-.335 + q * cos(a), .06 + q * sin(a), .036 + .026 * (i > 9)), Q.random() * 6, Q.uniform(.80, 1.05), (Q.uniform(.7, 1.6), Q.random() * 6))
    P('cupm', lambda: cup(milk=True), (-.155, -.155, 0), -.6); P('spn', lambda: spoon(gold()), (-.085, -.19, .012), -.4, .7); P('cup2', lambda: cup(), (.40, .12, 0), .7); rumpled((-.36, -.17, 0), .5, .22, .22, fabric((.08, .14, .30), 900, .4, .9, .4, .05, .3), 4, .035)
    br = mat('brig', (.035, .014, .007), .35); P('pl2', lambda: plate(.075, band=gold()), (.36, .34, 0)); b = M(); b.ball((0, 0, 0), .014, br, 3); bo = b.put('b', (0, 0, -500)); p, n_ = mound(.0125, .0125, 90, 3); g = grains('gran', np.concatenate([p, p * [1, 1, -.6]]), np.concatenate([n_, n_]), .0022, [br, mat('brig2', (.065, .028, .013), .3)], 1, (1, .4, .4), 3, .2, (5, 4)); g.parent = bo; _PR['brig'] = bo
    for i in range(6): a = i * 2.4; q = .042 * math.sqrt(i / 6); withkids('brig', None, (.36 + q * cos(a), .34 + q * sin(a), .024), i)
    bouquet((-.40, .38, 0), 9, .27, petal_mat((.9, .8, .4), (.86, .84, .80), (.86, .83, .80), 'pw'), 2, s=1.1, key='fw'); area((-1.5, -.9, 1.3), (0, .1, .1), (1.2, 1.4), 12, (1, .96, .92))
elif CAM == 'oysters':
    seaside(.45, .9, 4.2, .30); tabletop(marble((.80, .79, .76)), 2.2, 1.2)
    b = M(); b.lathe([(.001, .0), (.17, 0), (.215, .032), (.222, .034), (.22, .038), (.205, .034), (.165, .010), (.001, .008)], silver(), n=72); b.put('tray', angle=.7); crushed_ice((0, 0, .012), .168, .045, 1500)
    for i in range(8):
        a = i * 2 * pi / 8; x, y = .138 * cos(a), .138 * sin(a); P('oy%d' % (i % 4), lambda: oyster(i % 4), (x, y, .034), a + R.uniform(-.15, .15), 1.12, (.0, .10))
    P('lh', lambda: citrus_half('lemon', .03), (-.012, -.025, .078), .4, 1, (.35, .1)); P('lh', lambda: citrus_half('lemon', .03), (.045, .035, .074), 2.4, 1, (.5, -.2))
    for i in range(4): at(herb(i, .045), (.09 * cos(i * 1.6), .09 * sin(i * 1.6), .050), i * 1.6)
    lathe([(0, 0), (.02, 0), (.032, .022), (.031, .023), (.018, .005), (0, .004)], china(), (.24, -.14, 0)); lathe([(0, .016), (.026, .016)], mat('mign', (.30, .04, .05), .1), (.24, -.14, 0))
    # two flutes in front, in focus, one of them half drunk; the oysters behind, softer
    P('fl', lambda: wineglass(.235, .030, (.97, .90, .70), .74, 'flute'), (-.17, -.17, 0), 0, 1.); P('fl2', lambda: wineglass(.235, .030, (.97, .90, .70), .36, 'flute'), (-.085, -.235, 0), 0, 1.)
    b = M(); b.lathe([(.001, 0), (.075, 0), (.085, .02), (.105, .20), (.112, .205), (.104, .21), (.098, .20), (.08, .03), (.001, .03)], silver(), (0, 0, 0), 56); b.put('bucket', (.32, .36, 0), angle=.8); P('bt', bottle, (.32, .36, .06), 1, 1, (.22, .2)); crushed_ice((.32, .36, .165), .094, .03, 350, 4)
    P('nap', lambda: napkin(.10, .21), (.17, -.26, 0), -.35); slice_((.27, .02, .001), 'lemon', 0, (0, 0), .028, .006); area((-1.4, -1.1, 1.1), (0, 0, 0), (1.2, 1.), 13, (1, .92, .84))
shoot('still', dict(
    feijoada=dict(loc=(-.03, -.66, .275), look=(.055, .08, .052), lens=44, focus=(-.08, -.13, .06), f=2.4, bounces=12, tb=12),
    caipirinha=dict(loc=(-.07, -.52, .185), look=(.02, .06, .062), lens=62, focus=(-.05, -.06, .06), f=3.2, bounces=12, tb=12),
    fruit=dict(loc=(.02, -.98, .40), look=(.03, .06, .065), lens=43, focus=(.0, -.12, .05), f=3.2, bounces=7),
    fish=dict(loc=(-.02, -.68, .33), look=(.03, .08, .055), lens=46, focus=(-.10, -.12, .08), f=1.8, bounces=12, tb=12),
    sushi=dict(loc=(.06, -.70, .43), look=(.005, .03, .02), lens=47, focus=(.0, -.03, .05), f=3.5, bounces=6),
    cake=dict(loc=(.03, -.88, .34), look=(-.0, .10, .105), lens=48, focus=(.12, -.12, .05), f=2.2, bounces=6),
    oysters=dict(loc=(-.10, -.86, .27), look=(.02, .04, .085), lens=50, focus=(-.12, -.20, .16), f=2.2, bounces=12)))
