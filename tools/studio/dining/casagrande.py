"""Casa Grande I and II: airy arcaded breakfast and lunch hall, garden light, buffet of fruit. cam=buffet|hall|table|fruit"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
s = start(); R = random.Random(5); H = 4.6; wl = plaster((.84, .81, .75)); dk = wd(DARK, 1)
room(-6.5, 6.5, -4, 12, H, wl, tiles((.56, .36, .22), .45, (.40, .33, .26), .25, .10), plaster((.84, .82, .78), bump=.1), left=True, back=False, right=False); beams(-6.2, 6.4, -4, 12, H, dk, 1.3, .17)
# right side: arcade to the garden (wall along Y) built along X then rotated
o = arch_wall(-4.2, 12.2, 0, H, [(-2.4 + 2.9 * i, 1.05, 2.35) for i in range(5)], wl, .4); o.rotation_euler = (0, 0, pi / 2); o.location = (6.9, 0, 0)
o = arch_wall(-6.7, 6.9, 12, H, [(-4.4, 1.05, 2.35), (-1.4, 1.05, 2.35), (1.6, 1.05, 2.35), (4.6, 1.05, 2.35)], wl, .4)
garden(-7, 8, 14.5, 20, -.2, 16, 2, 2, 1.7); 
Rg = random.Random(9); bs = [bush(61, (1, 1, .9), 900, .15), bush(62, (1, 1, .8), 900, .13, (.05, .12, .02)), bush(63, (1, 1, .8), 900, .12, (.035, .09, .02), (.55, .04, .12), .3)]
for q in bs: q.location = (0, 0, -500)
for i in range(18): inst(Rg.choice(bs), (10.2 + Rg.uniform(0, 4), -5 + i * 1.05, -.2), Rg.random() * 6, Rg.uniform(1.0, 1.9))
for i in range(3): p = palm(20 + i, Rg.uniform(5, 7.5), 1., 20, 3., 36); p.location = (11 + 1.2 * i, -1.5 + 4.6 * i, -.2)
box((6.9, -20, -.25), (40, 40, -.06), mat('lawn', (.05, .10, .025), 1.)); box((6.9, -6, -.10), (9.3, 14, -.03), tiles((.60, .50, .40), .5))
sky(.72, .10, .62, sun_i=9, dust=1.1)
lin = fabric((.80, .785, .75), 1300, .35, .88, .2, .02, .3); st = fabric((.60, .53, .41), 500, .4, .9, .4)
# dado of azulejo along the left wall + framed openings
box((-6.5, -4, 0), (-6.47, 12, 1.15), azulejo(.2, 'yz')); box((-6.5, -4, 1.15), (-6.45, 12, 1.22), dk)
def dtable(x, y, rot, n=4, seed=0, laid=True):
    if 'cgt' not in _PR: a, c = cloth_table(.95, .95, .75, .30, lin); a.location.z = c.location.z = -500; _PR['cgt'], _PR['cgl'] = a, c
    inst(_PR['cgt'], (x, y, .73), rot, tuple(_PR['cgt'].scale)); inst(_PR['cgl'], (x, y, 0), rot); z = .757; Q = random.Random(seed)
    for k in range(n):
        a = rot + k * 2 * pi / n; dchair((x + .74 * sin(a), y - .74 * cos(a), 0), a + pi + Q.uniform(-.12, .12), None, st)
        if laid:
            px, py = x + .30 * sin(a), y - .30 * cos(a); P('bpl', lambda: plate(.125, band=gold()), (px, py, z)); P('nap', lambda: napkin(.08, .18, fabric((.30, .36, .22), 900, .4, .9, .4, .05, .3)), (px, py, z + .012), a + .1); fx, fy = px - .17 * cos(a), py - .17 * sin(a); P('fork', fork, (fx, fy, z), a); fx, fy = px + .17 * cos(a), py + .17 * sin(a); P('knife', knife, (fx, fy, z), a)
            cx, cy = px + .20 * cos(a) - .12 * sin(a) * -1, py + .20 * sin(a) + .12 * cos(a) ; P('bcup', lambda: cup(), (px + .19 * cos(a) - .14 * sin(a), py + .19 * sin(a) + .14 * cos(a), z), a + .5); P('wg', lambda: wineglass(), (px - .13 * cos(a) - .17 * sin(a), py - .13 * sin(a) + .17 * cos(a), z))
    bouquet((x, y, z), 7, .24, seed=seed, s=1.15, spread=.07)
def juice(x, y, z, c=(.90, .48, .05), key='o'):
    b = M(); b.lathe([(.001, 0), (.055, 0), (.06, .01), (.07, .14), (.05, .20), (.06, .235), (.056, .235)], thin_glass((.98, .98, .96), .3), n=32); b.lathe([(.001, .006), (.056, .008), (.066, .14), (.052, .185), (.001, .185)], mat('jz' + key, c, .1), n=32); b.tube([(.055, 0, .21), (.10, 0, .19), (.105, 0, .12), (.068, 0, .09)], .006, thin_glass((.98, .98, .96), .3), 8); return b.put('jug', (x, y, z))
def buffet(x, y, L, rot=0.):
    """Cloth counter along X with tiered fruit and breads."""
    def w(dx, dy): return (x + dx * cos(rot) - dy * sin(rot), y + dx * sin(rot) + dy * cos(rot))
    b = M(); n = int(L * 46); top = .92; rows = []
    out = [(-L / 2, -.42), (L / 2, -.42), (L / 2, .42), (-L / 2, .42)]; per = []
    for k in range(4): (ax, ay), (cx, cy) = out[k], out[(k + 1) % 4]; m = n if k % 2 == 0 else int(n * .84 / L); per += [(ax + (cx - ax) * i / m, ay + (cy - ay) * i / m, k) for i in range(m)]
    per.append(per[0]); s_ = 0; acc = [0]
    for p, q in zip(per, per[1:]): s_ += math.hypot(q[0] - p[0], q[1] - p[1]); acc.append(s_)
    for t in [i / 10 for i in range(11)]:
        row = []
        for (px, py, k), ss in zip(per, acc): nx, ny = ((0, -1), (1, 0), (0, 1), (-1, 0))[k]; d = t ** .7 * (.030 * sin(ss * 46 + .7 * sin(ss * 5)) + .012 * sin(ss * 97) + .03); row.append((px + nx * d, py + ny * d, top - .004 - t * (top - .012)))
        rows.append(row)
    b.grid(rows, lin); b.add([(-L / 2, -.42, top), (L / 2, -.42, top), (L / 2, .42, top), (-L / 2, .42, top)], [(0, 1, 2, 3)], lin); b.put('bcloth', (x, y, 0), rot, 3); z = top + .002
    box_ = M()
    for dx, h, wdt in ((-L * .33, .14, .55), (L * .02, .22, .60), (L * .36, .14, .5)): box_.rbox((dx - wdt / 2, .06, 0), (dx + wdt / 2, .36, h), wd(OAK, 0), .006)
    box_.put('risers', (x, y, z), rot)
    def platter(dx, dy, dz, r): px, py = w(dx, dy); P('pt%g' % r, lambda: plate(r, china(), depth=.02), (px, py, z + dz)); return px, py, z + dz + .008
    px, py, pz = platter(-L * .42, -.20, 0, .20)
    for i in range(9): P('wm', melon_slice, (px - .12 + .03 * i, py, pz + .122), rot + pi / 2 + .15, 1., (pi + .1 * sin(i), .12))
    px, py, pz = platter(-L * .22, -.20, 0, .18)
    for i in range(5): papaya((px + .075 * cos(i * 1.256), py + .075 * sin(i * 1.256), pz + .034), i * 1.256, (.1, .0))
    px, py, pz = platter(-.02 * L, -.19, 0, .19)
    for i in range(26): a = i * 2.4; q = .14 * math.sqrt(i / 26); slice_((px + q * cos(a), py + q * sin(a), pz + .004 + .004 * (i % 3)), 'orange', a, (.12, .1), .037, .007)
    px, py, pz = platter(L * .17, -.2, 0, .17)
    for i in range(22): a = i * 2.4; q = .12 * math.sqrt(i / 22); P('st', strawberry, (px + q * cos(a), py + q * sin(a), pz + .016 + .02 * (i < 7)), a, R.uniform(.9, 1.15), (1.3, a))
    px, py, pz = platter(L * .31, -.2, 0, .16)
    for i in range(20): a = i * 2.4; q = .12 * math.sqrt(i / 20); P('kw', kiwi_disc, (px + q * cos(a), py + q * sin(a), pz + .004 + .004 * (i % 3)), a, 1.15, (.1, .12))
    for i, dx in enumerate((-.42, -.30, -.20)): px, py = w(dx * L, .22); P('pina', pineapple, (px, py, z + (.14 if dx < -.25 else 0)), i, 1.1 + .06 * i)
    px, py = w(-.33 * L, .14); P('ban', banana_bunch, (px + .0, py - .06, z + .14), rot + 2.5, 1.15); P('gr', grapes, (w(-.12 * L, .02)[0], w(-.12 * L, .02)[1], z), .4, 1.3); P('gg', lambda: grapes(34, True), (w(-.10 * L, -.0)[0], w(-.10 * L, .06)[1], z), 1.1, 1.3)
    for i in range(7): px, py = w(-.12 * L + .075 * (i % 4), .17 + .085 * (i // 4)); P('mango', mango, (px, py, z), i * 1.3, 1.05)
    px, py = w(.02 * L, .20); cakestand((px, py, z + .22), .16, .11); at(cake(.12, .09, .4, 5.4, 3, (.62, .40, .16), (.85, .80, .70), None, (.80, .70, .50)), (px, py, z + .332))
    for i, dx in enumerate((.20, .36, .44)): px, py = w(dx * L, .20); basket((px, py, z + (.14 if dx > .3 else 0)), .15, .08, True, i)
    for i, (c, k) in enumerate((((.90, .48, .05), 'o'), ((.80, .14, .10), 'w'), ((.86, .62, .12), 'p'))): px, py = w(.43 * L - .14 * i, -.02 - .16 * (i == 0)); juice(px + .0, py, z, c, k)
    px, py = w(-.48 * L, .16); bouquet((px, py, z), 15, .46, seed=6, s=1.8, spread=.20, vase=china()); px, py = w(.49 * L, .05); plant((px, py, z), 10, .42, .12, 3, china(), .16, .10, up=(.1, .7), notch=0)
tabs = [(3.9, -.2, .1), (4.3, 2.6, 0), (4.2, 5.6, .05), (4.2, 8.6, 0), (1.5, 4.6, .02), (1.4, 7.7, .05), (-1.3, 6.3, .1), (-1.4, 9.4, 0), (-4.2, 9.2, .05)]
if CAM in ('buffet', 'fruit'): buffet(-2.2, 2.2, 3.9, .16)
else: buffet(-5.2, 5.2, 3.9, pi / 2); tabs += [(1.2, 1.2, .05), (-1.9, 3.2, .03), (-4.6, 1.0, .0)]
for k, (x, y, r) in enumerate(tabs): dtable(x, y, r, 4, k)
for x, y in ((-.1, 2.4), (-.1, 6.2), (3.2, 4.2), (-3.3, 4.4), (3.2, 8.4), (-3.2, 8.4)): wicker((x, y, 2.85), .42, .46, 9, H - 3.4)
for x, y in ((6.2, -1.2), (6.2, 4.2), (-6.0, 11.4), (6.1, 11.3)): plant((x, y, 0), 15, 1.15, .30, int(x + y), mat('tpot', (.42, .19, .10), .8), .45, .27)
area((7.4, 4, 2.2), (0, 4, 1.5), (14, 3), 1, portal=True); area((7.8, 4, 2.5), (0, 4, .8), (14, 3.2), 1100, (1, .97, .93)); area((0, -3.5, 3.2), (0, 4, 1.0), (8, 2), 260, (1, .96, .90))
shoot('casagrande', dict(buffet=dict(loc=(-4.15, .15, 1.70), look=(.35, 4.6, 1.12), lens=25, focus=(-2.4, 1.9, 1.), f=6),
    hall=dict(loc=(-3.1, -1.15, 1.50), look=(1.1, 5.0, 1.36), lens=25, focus=(1.2, 1.2, 1), f=8),
    table=dict(loc=(.30, .05, 1.30), look=(1.55, 1.75, .86), lens=36, focus=(1.2, 1.1, .8), f=2.8),
    fruit=dict(loc=(-4.25, 1.02, 1.58), look=(-2.55, 2.25, .98), lens=44, focus=(-3.1, 1.8, .98), f=3.2)))
