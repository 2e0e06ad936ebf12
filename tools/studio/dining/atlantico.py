"""Atlantico Seafood: breezy terrace over the sea, white linen, teak, pergola. cam=wide|table|dusk"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
s = start(); R = random.Random(11); wl = plaster((.82, .79, .73)); tk = wd(TEAK, 0); DUSK = CAM == 'dusk'
box((-9, -6, -.14), (9, 6.2, 0), tiles((.62, .54, .43), .5, (.40, .35, .28), .35)) if False else None
b = M()
for i in range(92): b.box((-9, -6 + i * .133, -.05), (9, -6 + i * .133 + .125, 0), wood((.16, .10, .06), (.30, .20, .125), 0, 1, .55))
b.obj('deck', bevel=.003); box((-9, -6, -.4), (9, 6.2, -.055), mat('under', (.05, .04, .03), .9))
# balustrade, white posts, teak handrail, glass infill
r = M()
for i in range(10): x = -8.1 + i * 1.8; r.rbox((x - .07, 5.9, 0), (x + .07, 6.04, 1.06), wl, .01)
r.rbox((-9, 5.88, 1.02), (9, 6.06, 1.08), tk, .012); r.put('rail'); box((-9, 5.96, .10), (9, 5.972, .98), glass_pane())
# pergola: white posts, timber beams, slats with canvas
p_ = M()
for x in (-5.4, -1.8, 1.8, 5.4):
    for y in (5.55, -3.2): p_.rbox((x - .11, y - .11, 0), (x + .11, y + .11, 2.95), wl, .012); p_.rbox((x - .16, y - .16, 0), (x + .16, y + .16, .12), wl, .012)
p_.put('posts'); q = M()
for y in (5.55, 1.2, -3.2): q.box((-7, y - .06, 2.95), (7, y + .06, 3.15), tk)
for i in range(44): x = -6.9 + i * .32; q.box((x, -3.8, 3.15), (x + .05, 6.1, 3.27), tk)
q.obj('pergola', bevel=.006)
cv, N = fresh('cv'); df = N.new('BsdfDiffuse', Color=(.82, .79, .72, 1)); tl = N.new('BsdfTranslucent', Color=(.86, .80, .68, 1)); N.link(N.new('MixShader', i0=.45, i1=df.outputs[0], i2=tl.outputs[0]).outputs[0], N.out.inputs[0]); c = M()
for k in range(3): c.grid([[(-7 + 14 * i / 20, -3.1 + k * 2.95 + 2.7 * j / 24, 3.08 - .10 * abs(sin(pi * j / 6))) for i in range(21)] for j in range(25)], cv)
c.put('canvas', angle=3)
for x in (-5.25, 5.25): curtain(x - .35, x + .35, .02, 2.95, sheer((.88, .86, .82), .8), 6, .05, 5.45, int(x + 9))
if DUSK: gradsky([(.0, (.07, .08, .10)), (.13, (1.0, .46, .22)), (.19, (.80, .44, .36)), (.36, (.28, .32, .50)), (.8, (.07, .12, .28))], 1.2); L = bpy.data.lights.new('sun', 'SUN'); L.energy = 2.2; L.color = (1, .50, .24); L.angle = .03; o = link(bpy.data.objects.new('sun', L)); o.rotation_euler = Vector((cos(1.95), sin(1.95), .10)).to_track_quat('Z', 'Y').to_euler(); o.visible_glossy = False; sea(-7, 9, (.02, .07, .12), 9000, (.55, .40, .38), .9)
else: sky(.72, 2.35, .26, sun_i=6.5, dust=.35, air=1.1, clouds=.45, cloud_col=(1, .97, .93), cloud_i=4); sea(-7, 9, (.010, .13, .17))
for i, (x, y, h, sd) in enumerate(((-7.2, 9, 9, 3), (6.9, 8.4, 8.2, 6), (9.5, 13, 10, 8))): pm = palm(sd, h, 1.1, 24, 3.2); pm.location = (x, y, -5); pm.rotation_euler = (0, 0, i * 2.)
bs = bush(61, (1, 1, .8), 900, .12, (.035, .09, .02), (.55, .04, .12), .3); bs.location = (0, 0, -500)
for i in range(16): inst(bs, (-9 + i * 1.2, 6.9 + R.uniform(-.1, .4), -.5), R.random() * 6, R.uniform(.5, .85))
lin = fabric((.80, .79, .76), 1300, .35, .88, .2, .02, .3); blue = fabric((.07, .15, .19), 900, .4, .9, .4, .05, .3); ct = fabric((.74, .71, .64), 700, .3, .9, .4)
def dtable(x, y, rot, n, seed):
    if 'att' not in _PR: a, c = cloth_table(.95, .95, .75, .30, lin); a.location.z = c.location.z = -500; _PR['att'], _PR['atl'] = a, c
    inst(_PR['att'], (x, y, .73), rot, tuple(_PR['att'].scale)); inst(_PR['atl'], (x, y, 0), rot); z = .757; Q = random.Random(seed)
    for k in range(n):
        a = rot + k * 2 * pi / n; P('tchair', lambda: chair_teak(ct), (x + .86 * sin(a), y - .86 * cos(a), 0), a + pi + Q.uniform(-.12, .12)); setting((x + .31 * sin(a), y - .31 * cos(a), z), a, None, None, blue, False, seed=seed + k)
        P('wg', lambda: wineglass(), (x + .31 * sin(a) + .15 * cos(a) - .16 * sin(a), y - .31 * cos(a) + .15 * sin(a) + .16 * cos(a), z)); P('wgw', lambda: wineglass(.215, .041, wine=(.93, .86, .55), fill=.4), (x + .31 * sin(a) + .22 * cos(a) - .10 * sin(a), y - .31 * cos(a) + .22 * sin(a) + .10 * cos(a), z))
    if DUSK: lathe([(.05, 0), (.055, .005), (.055, .16), (.05, .165)], thin_glass((.98, .98, .97), .3), (x, y, z), 32, 0); candle((x, y, z + .004), .032, .09, 3.)
    elif (x, y) != ((1.85, 4.35) if CAM == 'table' else (1.15, 1.15)): bouquet((x, y, z), 5, .2, seed=seed, s=1., spread=.06)
T = [(-1.9, 4.35, .1, 4), (1.85, 4.35, 0, 4), (-4.1, 3.6, .2, 2), (4.2, 3.4, 0, 2), (1.15, 1.15, .1, 4), (-2.2, 1.9, .05, 4), (4.3, .9, .1, 4)]
for k, t in enumerate(T): dtable(*t, k)
if not DUSK:                                                  # seafood tower on the front table
    x, y, z = 1.15, 1.15, .757
    if CAM == 'table': x, y = 1.85, 4.35
    b = M(); b.lathe([(.001, .09), (.15, .09), (.175, .115), (.178, .118), (.17, .122), (.15, .10), (.001, .10)], silver(), n=56); b.lathe([(.001, 0), (.07, 0), (.072, .006), (.012, .02), (.01, .09)], silver(), n=32); b.put('tray', (x, y + .0, z), angle=.7); crushed_ice((x, y, z + .098), .155, .035, 900)
    for i in range(7): a = i * .898; P('oy%d' % (i % 3), lambda: oyster(i % 3), (x + .105 * cos(a), y + .105 * sin(a), z + .118), a, 1.05)
    P('lh', lambda: citrus_half('lemon', .03), (x, y, z + .160), .4, 1, (.3, .1))
    for i in range(4): P('shr', shrimp, (x + .05 * cos(i * 1.57 + .4), y + .05 * sin(i * 1.57 + .4), z + .140), i * 1.6, 1.2, (.3, 0))
else:
    for x, y in ((-1.9, 4.35), (1.85, 4.35), (1.15, 1.15), (-2.2, 1.9), (4.3, .9)): wicker((x, y, 2.35), .26, .30, 9, .35)
    for i in range(13): votive((-8.0 + i * 1.33, 5.97, 1.082), .0, light=False)
    area((0, -4, 2.6), (0, 4, 1), (7, 2), 70, (1, .70, .45))
# hat and bag left on a chair: someone has gone to look at the sea
st_ = mat('straw', (.62, .47, .27), .8)
if not DUSK: lathe([(.20, .0), (.19, .008), (.10, .012), (.088, .03), (.082, .09), (.06, .105), (0, .108)], st_, (2.0, 1.20, .487) if CAM != 'table' else (.99, 4.35, .487), 40, 1)
if not DUSK: area((0, -5, 2.6), (0, 3, 1), (9, 2), 120, (1, .97, .93))
shoot('atlantico', dict(wide=dict(loc=(-.55, -1.55, 1.50), look=(.55, 5.0, 1.02), lens=27, focus=(1.1, 1.1, .9), f=8),
    table=dict(loc=(.72, 3.02, 1.28), look=(2.05, 4.7, .80), lens=35, focus=(1.85, 4.2, .8), f=3.2),
    dusk=dict(loc=(.55, -2.2, 1.45), look=(-.25, 5.0, 1.42), lens=27, focus=(-1.9, 4.3, .9), f=6)))
