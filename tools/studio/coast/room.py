"""Guest room, afternoon: king bed, linen, balcony door open on the sea.
blender -b -P room.py -- [w=480 h=320 spp=12]"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from resort import *
s = start()
W, D, H = 5.4, 5.6, 2.85                                  # room: x 0..W, y 0..D, balcony wall at y = D
wall, floor = plaster((.80, .765, .70)), tiles((.60, .52, .42), .8, rough=.22)
wal, dk = wood((.06, .028, .013), (.16, .082, .040), 2), wood((.05, .024, .012), (.13, .066, .033), 0)
brass = mat('brass', (.56, .39, .18), .26, 1.)
box((0, -2, -.1), (W, D, 0), floor); box((0, -2, H), (W, D, H + .1), plaster((.84, .82, .78), bump=.1))
box((-.1, -2, 0), (0, D, H), wall); box((W, -2, 0), (W + .1, D, H), wall); box((0, -2.1, 0), (W, -2, H), wall)
X0, X1, HD = 1.75, 5.05, 2.45                             # the opening
box((0, D, 0), (X0, D + .18, H), wall); box((X1, D, 0), (W, D + .18, H), wall); box((X0, D, HD), (X1, D + .18, H), wall)
box((0, 0, H - .02), (.001, .001, H), wall)
f = Mesh()                                                # sliding door: two fixed frames, one leaf open
for x in (X0, X0 + 1.62, X1 - .07): f.box((x, D + .04, 0), (x + .07, D + .12, HD), dk)
f.box((X0, D + .04, HD - .08), (X1, D + .12, HD), dk); f.obj('frame', bevel=.004)
box((X0 + .07, D + .075, .0), (X0 + 1.62, D + .083, HD - .08), glass_pane())
# balcony, rail, sea
box((-1, D + .18, -.12), (W + 1, D + 2.0, -.02), tiles((.50, .42, .33), .4)); r = Mesh(); y = D + 1.9
r.box((-1, y - .035, 1.0), (W + 1, y + .035, 1.06), dk); r.box((-1, y - .06, -.02), (W + 1, y + .06, .16), wall)
for i in range(64): x = -1 + i * .118; r.box((x, y - .012, .16), (x + .024, y + .012, 1.0), mat('rail', (.80, .78, .73), .4))
r.obj('rail')
sea, N = fresh('sea'); v = N.coord('Object', (.05, .16, 1)); N.set(Base_Color=(.010, .105, .15, 1), Roughness=.22)
N.bump(N.noise(1.0, 12, v, .62), .9, 1.4); haze(sea, 14000, (.50, .62, .72), 1.6)
b = Mesh(); b.add([(-9000, 30, -16), (9000, 30, -16), (9000, 12000, -16), (-9000, 12000, -16)], [(0, 1, 2, 3)], sea); b.obj('sea')
p = palm(4, 13, 1.5, 26, 3.6); p.location = (1.6, 13.5, -12.9); p.rotation_euler = (0, 0, 1.0); q = palm(9, 12, 1.6, 24, 3.4); q.location = (7.2, 17.5, -12.6)
# panelled bed wall + headboard
pn = Mesh()
for i in range(58): y0 = .55 + i * .082; pn.box((0.0, y0, .09), (.028, y0 + .058, H - .35), wal)
pn.box((0, .5, 0), (.012, 5.35, H - .3), dk); pn.obj('slats')
BY0, BY1, BX1 = 1.80, 3.70, 2.22; yc = (BY0 + BY1) / 2
hb = fabric((.50, .40, .27), 700, .3)
for i in range(4): w = (BY1 - BY0 + .5) / 4; y0 = BY0 - .25 + i * w; box((.03, y0 + .004, .25), (.13, y0 + w - .004, 1.22), hb, .03)
box((.12, BY0 - .02, .07), (BX1 + .02, BY1 + .02, .30), dk, .01); mt = fabric((.74, .715, .67), 1100, .3, crumple=.4)
box((.14, BY0, .30), (BX1, BY1, .56), mt, .06)
# linen (cloth simulations, cached)
col = [((.16, BY0 + .02, .3), (BX1 - .02, BY1 - .02, .565))]
wh = fabric((.80, .79, .765), 1300, .35, .85, .2, .02, .55)
dv = drape('duvet2', 2.55, 1.95, (0, 0, .64), [((-.955, -.70, .0), (.955, 1.3, .57))], wh, 84, 60, .035, .6, 1, .5); dv.rotation_euler = (0, 0, pi / 2); dv.location = (1.535, yc, 0)   # hangs over both sides and the foot
runner(dv, .955, (.028, .062, .040), 1.535, far=-.54).location.y = yc
def lay(w, h, loc, rot, m, puff=5, seed=0):
    o = pillow(w, h, m, puff, seed=seed); o.location = loc; o.rotation_euler = rot; return o
gold, grn = fabric(tuple(C['gold']), 500, .5, .9, .5), fabric((.022, .058, .036), 800, .9, .8, .2)
up = lambda lean: (lean, 0, -pi / 2)                      # stand a pillow against the headboard
for y, r_ in ((yc - .48, .03), (yc + .48, -.02)): lay(.70, .62, (.28, y, .87), (1.32, 0, pi / 2 + r_), mt, 5, 1)
for y, r_ in ((yc - .47, -.03), (yc + .46, .05)): lay(.74, .50, (.47, y, .80), (1.12, 0, pi / 2 + r_), wh, 5, 2)
for y, r_ in ((yc - .30, .06), (yc + .31, -.08)): lay(.48, .48, (.66, y, .79), (1.12, 0, pi / 2 + r_), grn, 6, 3)
lay(.56, .30, (.83, yc + .01, .72), (1.05, 0, pi / 2 - .03), gold, 6, 4)
# bedside tables, lamps, carafe, books
for y in (BY0 - .62, BY1 + .10):
    box((.04, y, .16), (.50, y + .52, .55), dk, .008); box((.03, y - .01, .55), (.52, y + .53, .575), tiles((.72, .69, .63), 3.), .004)
    box((.501, y + .03, .19), (.512, y + .49, .355), wal, .003); box((.501, y + .03, .37), (.512, y + .49, .53), wal, .003)
    for z in (.27, .45): box((.512, y + .19, z), (.53, y + .33, z + .012), brass, .004)
    lamp((.25, y + .26, .575), 14)
box((.33, BY0 - .56, .576), (.47, BY0 - .36, .60), mat('book', (.025, .06, .04), .6), .002); box((.34, BY0 - .55, .60), (.46, BY0 - .38, .62), mat('book2', (.6, .5, .36), .7), .002)
# art over the headboard: gold disc on linen
box((.03, yc - .55, 1.46), (.05, yc + .55, 2.26), fabric((.70, .65, .55), 500), .002); a = Mesh()
for lo, hi in (((.03, yc - .58, 1.43), (.062, yc + .58, 1.46)), ((.03, yc - .58, 2.26), (.062, yc + .58, 2.29)), ((.03, yc - .58, 1.43), (.062, yc - .55, 2.29)), ((.03, yc + .55, 1.43), (.062, yc + .58, 2.29))): a.box(lo, hi, brass)
for k, (cy, cz, rr, m) in enumerate(((yc + .12, 1.93, .2, mat('gold', C['gold'], .5, .6)), (yc - .1, 1.62, .42, mat('grn', (.03, .075, .045), .8)))):
    P = [(.052 + .001 * k, cy + rr * math.cos(2 * pi * i / 64), max(1.465, cz + (rr if k == 0 else rr * .38) * math.sin(2 * pi * i / 64))) for i in range(64)]; a.add(P, [tuple(range(64))], m)
a.obj('art')
# curtains, rug, chair, table, plant, bench
dr, sh = fabric((.42, .33, .22), 500, .4), sheer()
curtain(X0 - .72, X0 + .10, .015, H - .05, dr, 9, .055, D - .14, 1); curtain(X1 - .12, W - .03, .015, H - .05, dr, 6, .055, D - .14, 2)
curtain(X0 - .15, X0 + .95, .02, H - .05, sh, 12, .045, D - .05, 3); curtain(X1 - .75, X1 + .2, .02, H - .05, sh, 9, .045, D - .05, 4)
box((.3, D - .2, H - .05), (W, D - .02, H - .005), plaster())
box((1.2, 1.05, 0), (4.15, 4.55, .014), fabric((.52, .45, .35), 90, .3, 1., 1.4, .10), .004)
def armchair(loc, rot):
    up_, ws, c = fabric((.70, .655, .57), 600, .5, .9, .5), wal, []
    for lo, hi, m, bv in (((-.36, -.36, .30), (.36, .34, .46), up_, .06), ((-.36, .26, .40), (.36, .42, .88), up_, .07), ((-.42, -.36, .34), (-.34, .42, .62), up_, .035), ((.34, -.36, .34), (.42, .42, .62), up_, .035)):
        o = box(lo, hi, m, bv); o.modifiers['b'].segments = 5; o.data.polygons.foreach_set('use_smooth', [True] * 6); o.data.use_auto_smooth = True; c.append(o)
    for x in (-.36, .32):
        for y in (-.34, .34): c.append(box((x, y, 0), (x + .04, y + .04, .34), ws, .004))
    for o in c: o.location = loc; o.rotation_euler = (0, 0, rot)
armchair((4.35, 4.45, 0), -2.35 + pi); pc = lay(.44, .44, (4.27, 4.42, .64), (1.15, 0, pi + .75), gold, 6, 7)
lathe([(0, 0), (.17, 0), (.17, .015), (.02, .03), (.02, .5), (.24, .51), (.24, .535), (0, .535)], brass, (3.55, 4.75, 0), sub=0); lathe([(0, 0), (.03, 0), (.038, .09), (.033, .09), (.028, .01), (0, .01)], mat('cup', (.8, .78, .72), .3), (3.6, 4.7, .536))
box((2.42, BY0 + .2, .38), (2.86, BY1 - .2, .47), fabric((.48, .385, .255), 600), .03); bn = Mesh()
for y in (BY0 + .25, BY1 - .30):
    for x in (2.46, 2.78): bn.box((x, y, 0), (x + .045, y + .045, .39), dk)
bn.obj('bench', bevel=.004)
# light: low western sun through the door, sky portal, lamps
sky(.42, 1.08, .30, sun_i=20, dust=1.2); area(((X0 + X1) / 2, D + .25, HD / 2), ((X0 + X1) / 2, 0, HD / 2), (X1 - X0, HD), 1, portal=True)
area((3.2, -1.7, 2.3), (1.5, 3, .8), (2.5, 1.2), 40, (1, .92, .82))
camera((4.72, .25, 1.18), (2.35, 3.0, 1.18) if OPT.get('cam') == 'tall' else (1.98, 3.75, 1.18), 23.5, (1.2, yc - .3, .8), 4.0, (0, -.055))   # level camera + shift: verticals stay vertical
s.cycles.diffuse_bounces = 4; s.cycles.max_bounces = 7; s.cycles.sample_clamp_indirect = 4
render('room', spp=40)
