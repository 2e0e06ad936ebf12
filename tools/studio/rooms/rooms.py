"""Nine guest-room types.  blender -b -P rooms.py -- type=standard|premium|superior|luxury|balcony|master|suite1|suite2|chalet cam=hero|tall|detail|view|still|pano
Bed wall is x = 0, window wall y = D; flip=1 in finish.py mirrors a picture."""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from rooms_kit import *
T, CAM = OPT.get('type', 'standard'), OPT.get('cam', 'hero'); s = start()
s.cycles.diffuse_bounces = 4; s.cycles.max_bounces = 7; s.cycles.sample_clamp_indirect = 3; s.cycles.sample_clamp_direct = 12

ROOM = {}
def shell(W, D, H, ops, floor, wallm=None, ceil=None, bedwall=None, hide=(), y0=0., skirt=True):
    """Room box; walls named in hide are invisible to the camera (it may stand behind them) but still bounce light."""
    ROOM.update(W=W, D=D, H=H); wm = wallm or plaster((.80, .765, .70)); box((-.2, y0 - 3, -.1), (W + 3, D + .15, 0), floor); o = {}
    if ceil is not None: box((-.1, y0 - .1, H), (W + .1, D + .15, H + .1), ceil)
    o['x0'] = wall('y', 0, y0, D, H, bedwall or wm, t=-.1); o['x1'] = wall('y', W, y0, D, H, wm, t=.1); o['y0'] = wall('x', y0, 0, W, H, wm, t=-.1); o['y1'] = wall('x', D, 0, W, H, wm, ops, .15)
    for k in hide: o[k].visible_camera = False
    if skirt:
        b = Mesh(); sk = plaster((.82, .80, .76)); b.box((W - .015, y0, 0), (W, D, .09), sk) if 'x1' not in hide else None; b.box((0, y0, 0), (W, y0 + .015, .09), sk) if 'y0' not in hide else None
        u = 0
        for a, e, zl, zh in sorted(ops) + [(W, W, 0, 0)]:
            b.box((u, D - .015, 0), (a, D, .09), sk); u = e if zl < .1 else u
        b.obj('skirt', bevel=.003)
    return o
CEIL = plaster((.84, .82, .78), bump=0 if CAM == 'pano' else .08)   # all of it is seen there, and the denoiser makes folds of the bumps
def drapes(D, x0, x1, H, col, wl=.7, wr=.6, sheers=(.9, .7), seed=0):
    """Heavy drapes at both sides of an opening x0..x1 plus sheers inside of them."""
    d, sh = fabric(col, 500, .4), sheer(); curtain(x0 - wl, x0 + .08, .012, H - .03, d, 8, .05, D - .14, seed + 1); curtain(x1 - .08, x1 + wr, .012, H - .03, d, 7, .05, D - .14, seed + 2)
    if sheers:
        curtain(x0 - .1, x0 + sheers[0], .015, H - .03, sh, 11, .04, D - .06, seed + 3)
        if len(sheers) > 1 and sheers[1]: curtain(x1 - sheers[1], x1 + .1, .015, H - .03, sh, 9, .04, D - .06, seed + 4)
def ns_life(y, z=.56, kind=0):
    if kind == 0: book((.36, y - .12, z), rot=.2, col=(.025, .06, .04)); book((.36, y - .12, z + .022), .14, .19, .018, -.1, (.55, .45, .32)); cup((.38, y + .14, z), s=.8)
    if kind == 1: carafe((.36, y + .12, z)); glass((.40, y - .02, z), .09, .03, 0); frangipani((.40, y - .13, z + .005), .5, 1.)
    if kind == 2: vase((.34, y + .10, z), 'orchid', CER(), 2, .8); book((.38, y - .10, z), rot=.4, col=(.42, .16, .08))
    if kind == 3: open_book((.36, y - .02, z), 1.3, .8)

def evening(tint, haze_col):
    """Golden sky and sea behind the window: tints the sky and the haze over the water."""
    nt = s.world.node_tree; bg = nt.nodes['Background']; mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; mx.inputs[2].default_value = (*tint, 1); nt.links.new(bg.inputs[0].links[0].from_socket, mx.inputs[1]); nt.links.new(mx.outputs[0], bg.inputs[0])
    for n in [n for m in bpy.data.materials if m.name.split('.')[0] in ('sea', 'head') for n in m.node_tree.nodes if n.type == 'EMISSION']: n.inputs[0].default_value = (*haze_col, 1)
# ---------------------------------------------------------------- what stands behind the cameras: seen in the view all round only
def door(x0, x1, m, louvred=False, leaves=1, h=2.1):
    """Closed door in the wall y = 0, with its casing and a brass handle."""
    b = Mesh(); t = .09
    for lo, hi in (((x0 - t, 0, 0), (x0, .035, h)), ((x1, 0, 0), (x1 + t, .035, h)), ((x0 - t, 0, h), (x1 + t, .035, h + t))): b.box(lo, hi, m)
    w = (x1 - x0) / leaves
    for i in range(leaves):
        a, e = x0 + i * w + .004, x0 + (i + 1) * w - .004
        if louvred: box((a, -.03, 0), (e, .001, h), m); shutter(e - a, h - .02, m, (a, -.012, .01))
        else:
            b.box((a, -.03, .008), (e, .020, h - .004), m)
            for z0, z1 in ((.16, .86), (1.02, h - .16)):
                for lo, hi in (((a + .11, .02, z0), (a + .15, .03, z1)), ((e - .15, .02, z0), (e - .11, .03, z1)), ((a + .15, .02, z0), (e - .15, .03, z0 + .04)), ((a + .15, .02, z1 - .04), (e - .15, .03, z1))): b.box(lo, hi, m)
        k = e - .06 if i == 0 else a + .06; s_ = -1 if i == 0 else 1; q = Mesh(); q.tube([(k, .02, 1.0), (k, .065, 1.0), (k + s_ * .012, .075, 1.0), (k + s_ * .12, .075, 1.0)], .010, BRASS(), 10); q.box((k - .022, .015, .90), (k + .022, .026, 1.10), BRASS()); q.obj('handle', smooth=True)
    b.obj('door', bevel=.004)
def wardrobe(x0, x1, frame_, front, h=2.3, d=.56):
    """Fitted wardrobe on the wall y = 0; front: cane | slat | panel."""
    n = max(2, round((x1 - x0) / .55)); w = (x1 - x0) / n; b = Mesh(); b.box((x0, 0, .08), (x1, d - .031, h - .03), frame_); b.box((x0 - .01, 0, h - .03), (x1 + .01, d + .01, h), frame_); b.box((x0 + .03, .02, 0), (x1 - .03, d - .06, .08), DK(0))
    for i in range(n):
        a, e, z0, z1 = x0 + i * w + .008, x0 + (i + 1) * w - .008, .11, h - .045; t = .07
        if front == 'panel': b.box((a, d - .03, z0), (e, d, z1), frame_)
        else:
            for lo, hi in (((a, d - .03, z0), (a + t, d, z1)), ((e - t, d - .03, z0), (e, d, z1)), ((a + t, d - .03, z0), (e - t, d, z0 + t)), ((a + t, d - .03, z1 - t), (e - t, d, z1)), ((a + t, d - .03, .98), (e - t, d, .98 + t))): b.box(lo, hi, frame_)
            if front == 'cane': box((a + t, d - .022, z0 + t), (e - t, d - .016, z1 - t), cane('XZ'))
            else: [b.box((a + t + k * .045, d - .024, z0 + t), (a + t + k * .045 + .028, d - .008, z1 - t), frame_) for k in range(int((e - a - 2 * t) / .045))]
        k = (e if i % 2 == 0 else a); s_ = -1 if i % 2 == 0 else 1; q = Mesh(); q.tube([(k + s_ * .035, d, 1.06), (k + s_ * .035, d + .028, 1.08), (k + s_ * .035, d + .028, 1.26), (k + s_ * .035, d, 1.28)], .006, BRASS(), 8); q.obj('pull', smooth=True)
    b.obj('wardrobe', bevel=.003)
def facing_bed(y, z, w, h, kind, seed, fr=None):
    """Framed picture on the wall x = W."""
    with G((ROOM['W'], y, 0), pi): art(0, z, w, h, kind, seed, fr)
def console(y, w, d, wood_, lampm, seed, stool=None):
    """Table under a round mirror on the wall x = W, with a lamp and a vase."""
    with G((ROOM['W'], y, 0), -pi / 2):
        desk(w, d, wood_); mirror_round((0, 0, 1.50), .40); lamp((-w / 2 + .22, -d / 2 + .02, .75), 11, lampm, .58); vase((w / 2 - .20, -d / 2 + .03, .75), ('branch', 'orchid', 'pampas')[seed % 3], None, seed, .62); book((.10, -d / 2 - .02, .75), rot=.3, col=(.42, .16, .08)); book((.10, -d / 2 - .02, .772), .14, .19, .018, .05, (.55, .45, .32))
        if stool:
            with G((-.05, -d - .16, 0), pi): dining_chair(stool)
def behind():
    """Doors, wardrobe, table, mirror and pictures on the two walls that the bed looks at; the lamp that stands in for the photographer's moves to the ceiling."""
    W, D, H = (ROOM[k] for k in 'WDH')
    # frame of the wardrobe, its front; bathroom door; wardrobe; entrance (leaves); table (y, width, depth), lamp, chair; pictures (y, z, w, h, kind, seed)
    P = dict(standard=(OAK(2), 'cane', (.35, 1.15), (1.35, 2.55), (2.80, 3.66, 1), (1.35, 1.15, .46, CER(), SKYB), [(3.35, 1.55, .56, .74, 'sea', 5)]),
             premium=(WAL(2), 'cane', (.40, 1.20), (1.42, 2.85), (3.10, 3.98, 1), (3.30, 1.10, .34, CER(), None), [(1.55, 1.55, .60, .80, 'leaf', 4)]),
             superior=(WAL(2), 'slat', (.42, 1.22), (1.45, 2.90), (3.15, 4.03, 1), (3.25, 1.10, .34, BRASS(), None), [(1.50, 1.55, .60, .80, 'arcs', 4)]),
             luxury=(WAL(2), 'panel', (.42, 1.22), (1.45, 2.95), (3.25, 4.15, 1), (1.30, 1.20, .46, CER(), (.52, .36, .20)), [(2.72, 1.52, .80, .60, 'sea', 8)]),
             balcony=(DK(2), 'cane', (.45, 1.28), (1.50, 3.20), (3.55, 4.45, 1), (1.55, 1.30, .48, mat('blueglz', (.04, .09, .20), .12), (.16, .24, .36)), [(3.35, 1.55, .62, .82, 'coast', 9), (4.20, 1.55, .62, .82, 'sea', 11)]),
             master=(DK(2), 'slat', (.50, 1.35), (1.62, 3.40), (3.95, 4.95, 1), (1.70, 1.35, .48, mat('celadon', (.35, .42, .36), .18), (.58, .50, .38)), [(3.55, 1.60, .90, .66, 'coast', 12)]),
             suite1=(WAL(2), 'panel', (.70, 1.60), (1.95, 4.00), (4.45, 5.95, 2), (2.00, 1.60, .50, BRASS(), (.06, .12, .08)), [(4.25, 1.60, 1.25, .90, 'abstract', 6)]),
             suite2=(WAL(2), 'slat', (.70, 1.60), (1.95, 4.05), (4.60, 6.10, 2), (2.05, 1.60, .50, mat('celadon', (.35, .42, .36), .18), OLIVE), [(4.20, 1.60, 1.20, .86, 'coast', 7)]),
             chalet=(TEAK(2), 'cane', (.50, 1.35), (1.65, 3.40), (4.00, 5.00, 1), (1.65, 1.35, .48, CER(), (.45, .22, .12)), [(3.45, 1.50, .60, .78, 'leaf', 6), (4.28, 1.50, .60, .78, 'leaf', 8)]))[T]
    fr, front, bath, ward, entry, (ty, tw, td, lm, stool), pics = P; door(*bath, fr, louvred=True); wardrobe(*ward, fr, front, min(2.3, H - .25)); door(*entry[:2], fr, leaves=entry[2]); console(ty, tw, td, fr, lm, len(T), stool)
    for y, z, w, h, kind, seed in pics: facing_bed(y, z, w, h, kind, seed, fr)
    for o in bpy.data.objects:
        if o.type != 'LIGHT' or o.data.type != 'AREA': continue
        o.visible_glossy = False                            # not in the mirror
        if o.location.y < .25: o.location = (W * .55, D * .45, H - .03); o.rotation_euler = (0, 0, 0); o.data.size, o.data.size_y = W * .7, D * .6
# ---------------------------------------------------------------- the nine types
def standard():                                            # 25 m2, twin beds, cane headboard, garden, soft morning
    W, D, H = 3.9, 5.2, 2.6; ops = [(.95, 3.15, .42, 2.30)]  # 20 m2, the rest of the 25 is bath and entrance
    shell(W, D, H, ops, tiles((.64, .56, .46), .6, rough=.3), ceil=CEIL); frame(D + .02, .95, 3.15, .42, 2.30, 2, OAK(2)); box((.9, D - .14, .38), (3.2, D + .02, .42), marble(), .006)
    headboard('cane', 1.15, 4.85, top=1.22, n=5)
    for y in (2.05, 4.0):
        with G((.07, y, 0)): bed('twin', OAK(1), (None, None, SKYB), (.20, .30, .34), fold=True)
    with G((.05, 3.02, 0)): nightstand('cane', 0, 'white', 9); ns_life(0, .56, 0)
    art(2.05, 1.82, .56, .74, 'leaf', 1, OAK(2)); art(4.0, 1.82, .56, .74, 'leaf', 2, OAK(2))
    rug(1.1, 1.2, 3.3, 4.6, 'stripe', a=(212, 202, 180), b=(150, 150, 132)); drapes(D, .95, 3.15, H, (.60, .55, .45), .55, .55, (.55, .45))
    with G((3.36, D - .72, 0), .55 - pi / 2): cane_chair(OAK(1), (.34, .44, .46))
    with G((2.62, 4.0, 0), 0): pass
    hat((1.86, 4.12, .705), 1.2, (.0, -.05)); folded(.34, .24, .06, 3, loc=(1.9, 1.98, .69), rot=pi / 2 + .1); frangipani((1.90, 1.98, .757), 1., 1.2)
    view('garden', 2.3, D + .3, 1); daylight('morning', ops, D, fill=1.25, sun=13, azim=1.25); area((3.6, .2, 2.2), (1.2, 3.2, .7), (2.4, 1.4), 40.052, (1, .94, .86))
    return dict(hero=((3.76, .12, 1.34), (1.42, 3.55, .86), 24, (1.2, 2.5, .8)), still=((2.85, 1.05, 1.12), (1.86, 2.06, .76), 52, (1.90, 1.98, .72)), tall=((3.76, .12, 1.34), (1.29, 2.59, 1.0), 27, (1.2, 2.5, .8)), detail=((2.35, 1.05, 1.05), (.25, 2.75, .82), 45, (.4, 2.3, .8)), view=((2.75, 1.35, 1.35), (2.15, 5.20, 1.14), 26, 3.6))
def premium():                                             # 27 m2, king, arched sage headboard, late afternoon garden, sofa bed
    W, D, H = 4.2, 5.4, 2.65; ops = [(1.35, 3.85, .0, 2.4)]
    shell(W, D, H, ops, planks((.16, .09, .045), (.36, .22, .12)), plaster((.79, .74, .65)), CEIL, plaster((.56, .53, .42))); frame(D + .02, 1.35, 3.85, 0, 2.4, 3, mat('wf', (.78, .76, .71), .4), open_=1, rail=.9, th=.05); balcony(-.5, 5, D + .15, 1.2, 'wood')
    headboard('arch', 1.55, 3.95, top=1.45, m=fabric((.60, .52, .40), 700, .4, .9, .4))
    with G((.10, 2.75, 0)): bed('king', 'uph', (TERRA, TERRA, (.62, .52, .38)), (.40, .17, .09), tone=fabric((.52, .45, .35), 600))
    for y, k in ((1.38, 1), (4.12, 2)):
        with G((.02, y, 0)): nightstand('round', 0, None); ns_life(0, .56, k)
        globe_sconce(y, 1.34, 7)
    art(2.75, 1.98, 1.15, .66, 'coast', 4, OAK(2)); rug(1.0, 1.1, 3.6, 4.5, 'arc', a=(208, 192, 164), b=(168, 112, 76), c=(120, 122, 92)); drapes(D, 1.35, 3.85, H, (.50, .40, .29), .75, .34, (.45, .2), 2)
    with G((2.86, 2.75, 0)): bench(1.35, .42, (.58, .50, .38)); 
    slippers((2.55, 1.5, .017), .4); folded(.30, .22, .05, 2, terry((.40, .30, .2)), (2.86, 3.05, .47), pi / 2)
    if CAM == 'still':
        with G((2.86, 2.52, .47), pi / 2 + .15): tray(.42, .28); cup((.09, -.02, .014), rot=.6); plate((-.09, .03, .014), .075); [bun((-.09 + .028 * math.cos(q), .03 + .028 * math.sin(q), .026), .025, i) for i, q in enumerate((0, 2.1))]
    with G((3.42, 4.50, 0), -.85): armchair(fabric((.60, .52, .40), 600, .5, .9, .5))
    with G((2.62, 4.92, 0)): side_table(.22, .50); cup((.05, 0, .50)); 
    with G((.45, 4.92, 0)): strelitzia(1.6, 9, 2, m=mat('potb', (.16, .10, .07), .6))
    view('garden', 2.8, D + 1.5, 4); daylight('afternoon', ops, D, fill=1.25, sun=15, azim=1.15); area((3.8, .2, 2.2), (1.2, 3, .7), (2.4, 1.4), 40.052, (1, .90, .78))
    return dict(hero=((4.06, .14, 1.30), (1.35, 3.50, .92), 24, (1.2, 2.7, .8)), still=((3.75, 1.62, 1.12), (2.84, 2.72, .52), 44, (2.86, 2.60, .50)), tall=((4.06, .14, 1.30), (1.42, 2.44, 1.0), 27, (1.2, 2.7, .8)), detail=((1.75, 4.55, .98), (.25, 3.3, .86), 42, (.35, 4.0, .8)), view=((3.55, 1.00, 1.38), (2.55, 5.40, 1.10), 25, 4.))
def superior():                                            # 27 m2, king, slatted ipe, blue hour over the pool, lamps lit
    W, D, H = 4.25, 5.4, 2.65; ops = [(1.05, 3.95, .0, 2.45)]
    shell(W, D, H, ops, tiles((.52, .45, .36), .9, rough=.18), plaster((.74, .70, .62)), CEIL); frame(D + .02, 1.05, 3.95, 0, 2.45, 2, BLACK(), open_=1, th=.04); balcony(-.5, 5.2, D + .15, 1.5, 'glass')
    headboard('slat', .35, 5.15, H, hi=2.45); headboard('channel', 1.55, 3.95, top=1.12, w=.16, m=fabric((.10, .13, .09), 800, .8, .85, .3)); box((0, .35, 2.45), (.10, 5.15, 2.50), BRASS()); area((.16, 2.75, 2.44), (.05, 2.75, .5), (.05, 4.4), 20, (1, .66, .36))
    with G((.11, 2.75, 0)): bed('king', 'plinth', (OLIVE, OLIVE, GOLD), (.11, .12, .065))
    for y, k in ((1.28, 0), (4.22, 1)):
        with G((.03, y, 0)): nightstand('drawer', 0, 'brass', 17); ns_life(0, .56, k)
    art(2.75, 1.80, 1.2, .84, 'abstract', 2, x=.036); rug(1.0, 1.0, 3.7, 4.6, 'border', a=(188, 172, 142), b=(92, 78, 52)); drapes(D, 1.05, 3.95, H, (.20, .17, .12), .8, .26, (.7,), 3)
    with G((2.80, 2.75, 0)): bench(1.4, .44, (.36, .27, .15))
    with G((3.46, 4.42, 0), -.9): armchair(fabric((.52, .46, .36), 600, .5, .9, .5)); lay(.44, .44, (0, .10, .62), (1.1, 0, 0), fabric(OLIVE, 700), 6, 7)
    with G((2.80, 4.86, 0)): side_table(.22, .50); glass((.04, .02, .50), .13, .032, .5, (.80, .62, .30)); book((-.06, -.03, .50), rot=.7, col=(.10, .10, .08))
    view('pool', 2.8, D + 1.7, 2, hs=.32); daylight('dusk', ops, D, fill=1.0); area((3.9, .2, 2.3), (1.2, 3, .7), (2.4, 1.4), 35.34, (1, .76, .52))
    return dict(hero=((4.12, .12, 1.28), (1.45, 3.55, .94), 24, (1.2, 2.7, .8)), still=((3.72, 5.18, .88), (2.40, 4.76, .66), 40, (2.82, 4.88, .55)), tall=((4.12, .12, 1.28), (1.52, 2.46, 1.02), 27, (1.2, 2.7, .8)), detail=((2.2, .95, 1.1), (.2, 2.25, .88), 45, (.3, 1.4, .85)), view=((3.60, 1.00, 1.38), (2.45, 5.40, 1.12), 25, 4.))
def luxury():                                              # 27 m2, king, stone wall + tan leather, midday sea through a panorama window, frontal view
    W, D, H = 4.4, 5.3, 2.7; ops = [(.75, 4.15, .30, 2.45)]
    shell(W, D, H, ops, tiles((.68, .62, .53), 1.0, rough=.2), plaster((.82, .79, .74)), CEIL); frame(D + .03, .75, 4.15, .30, 2.45, 3, DK(2), th=.05)
    headboard('stone', 0, D, H, m=stone('YZ', .46, .105, (.50, .43, .34), (.60, .53, .43), (.47, .40, .32), .6)); headboard('strap', 1.65, 3.95, top=1.24)
    with G((.10, 2.8, 0)): bed('king', WAL(1), ((.52, .36, .20), (.52, .36, .20), NAVY), (.10, .16, .22))
    for y, k in ((1.42, 3), (4.18, 2)):
        with G((.06, y, 0)): nightstand('shelf', 0, None, top=.58); ns_life(0, .58, k)
        rattan_pendant((.36, y, 1.62), .17, .24, 1.2, 5)
    rug(.9, .9, 3.9, 4.7, 'diamond', a=(222, 212, 192), b=(150, 126, 92)); dr = fabric((.70, .64, .54), 500, .4); curtain(.05, .85, .012, H - .03, dr, 8, .05, D - .14, 3); curtain(.4, 1.5, .015, H - .03, sheer(), 10, .04, D - .06, 5)
    box((.75, D - .50, .0), (4.3, D, .30), WAL(0), .006); _soft((.8, D - .50, .30), (4.25, D, .40), fabric((.66, .60, .50), 600, .4, .9, .4), .03)
    for x, c, r_ in ((1.35, (.10, .16, .22), .1), (1.85, (.70, .64, .54), -.15), (3.9, (.52, .36, .20), .2)): lay(.46, .46, (x, D - .14, .62), (1.25, 0, r_), fabric(c, 600, .5, .9, .4), 6, 3)
    open_book((2.9, D - .26, .40), .5); hat((3.4, D - .25, .405), .8)
    with G((3.72, 3.85, 0), -1.2): cane_chair(WAL(1), (.62, .55, .44))
    view('sea', 2.4, D + .5, 1, ((-9, 12, 11.8), (6, 14, 11.6))); daylight('noon', ops, D, fill=1.1, sun=15, azim=1.95); area((4.4, .2, 2.2), (1.2, 3, .7), (2.4, 1.4), 35.34, (1, .95, .88))
    return dict(hero=((4.26, .60, 1.28), (.4, 3.35, .96), 24, (1.2, 2.8, .8)), still=((2.15, 4.02, .98), (3.02, 5.06, .50), 40, (2.95, 5.04, .45)), tall=((4.26, .60, 1.28), (1.50, 2.75, 1.02), 25, (1.2, 2.8, .8)), detail=((1.95, 4.75, 1.0), (.2, 3.6, .86), 45, (.35, 4.1, .8)), view=((3.40, 1.30, 1.35), (2.45, 5.30, 1.02), 25, 4.))
def balcony_():                                            # 30 m2, king, azulejo band, balcony with sea, bright morning
    W, D, H = 4.8, 6.0, 2.8; ops = [(1.35, 4.35, .0, 2.4)]
    shell(W, D, H, ops, stone('XY', .30, .30, (.44, .20, .11), (.54, .28, .17), (.40, .33, .26), .25), plaster((.83, .81, .77)), CEIL); wh = mat('wf', (.80, .785, .745), .4)
    frame(D + .02, 1.35, 4.35, 0, 2.4, 4, wh, open_=(1, 2), rail=(.62, 1.5), th=.06, glass=True)
    for x, r_ in ((2.10, 1.35), (3.60, pi - 1.35)):           # two door leaves swung out
        with G((x, D + .10, 0), r_): frame(0, 0, .75, 0, 2.38, 1, wh, rail=(.62, 1.5), th=.06)
    balcony(-1, 6, D + .15, 2.0, 'baluster', stone('XY', .30, .30, (.44, .20, .11), (.54, .28, .17), (.40, .33, .26), .25))
    headboard('azulejo', 0, D, top=1.10); hb = DK(1); b = Mesh(); yc = 2.9                       # turned colonial headboard
    for y in (yc - 1.0, yc + 1.0): b.lathe([(.04, 0), (.045, .3), (.03, .34), (.045, .40), (.04, .9), (.028, .94), (.046, 1.0), (.036, 1.30), (.05, 1.34), (.03, 1.38), (.045, 1.44), (.001, 1.50)], hb, (.07, y, 0), 20)
    for k in range(13): b.lathe([(.014, .62), (.022, .75), (.012, .82), (.024, .95), (.014, 1.12), (.018, 1.22)], hb, (.07, yc - .84 + k * .14, 0), 12)
    b.obj('hbt', smooth=True); q = Mesh(); q.box((.045, yc - 1, .56), (.095, yc + 1, .63), hb); q.box((.04, yc - 1, 1.21), (.10, yc + 1, 1.29), hb); q.obj('hbr', bevel=.006)
    with G((.10, yc, 0)): bed('king', DK(1), ((.05, .11, .24), (.05, .11, .24), (.70, .64, .52)), (.06, .12, .25), euro=(.78, .76, .71))
    for y, k in ((yc - 1.42, 2), (yc + 1.42, 1)):
        with G((.03, y, 0)): nightstand('drawer', 0, 'blue', 9); ns_life(0, .56, k)
    art(yc - .45, 1.92, .56, .70, 'sea', 3, DK(2)); art(yc + .45, 1.92, .56, .70, 'coast', 6, DK(2)); rug(1.0, 1.1, 3.7, 4.7, 'berber', True, a=(222, 214, 196))
    sh = sheer(); curtain(.75, 1.75, .015, H - .05, sh, 10, .05, D - .10, 3); curtain(4.05, 4.75, .015, H - .05, sh, 8, .05, D - .10, 5); r = Mesh(); r.tube([(.5, D - .10, H - .06), (4.8, D - .10, H - .06)], .014, DK(0), 12); r.obj('rod', smooth=True)
    for x, r_ in ((1.55, -.35), (3.75, .45)):
        with G((x, D + 1.25, -.02), r_): wicker_chair((.74, .70, .62))
    with G((2.62, D + 1.35, -.02)): side_table(.26, .48, mat('tt', (.80, .78, .73), .4)); cup((.06, -.04, .48)); papaya((-.07, .05, .48), .4, .8)
    with G((4.35, .9, 0), -.2): pass
    hat((1.95, yc - .35, .70), .4, (0, -.03)); 
    view('sea', 2.9, D + 2., 0); daylight('morning', ops, D, fill=1.1, sun=18, azim=1.2); area((4.2, .2, 2.2), (1.2, 3, .7), (2.4, 1.4), 40.052, (1, .95, .88))
    return dict(hero=((4.30, .12, 1.32), (1.85, 4.1, .95), 24, (1.4, 2.7, .8)), tall=((4.30, .12, 1.32), (1.70, 2.46, 1.04), 27, (1.4, 2.7, .8)), detail=((2.0, 1.0, 1.08), (.15, 2.55, .92), 42, (.3, 2.0, .9)), view=((1.35, 1.9, 1.25), (2.95, D + 1.5, .92), 28, 5.))
def master():                                              # 35 m2, four-poster with veils, straw ceiling, golden hour
    W, D, H = 5.4, 6.5, 3.0; ops = [(1.1, 2.5, .0, 2.5), (3.2, 4.6, .0, 2.5)]
    shell(W, D, H, ops, planks((.11, .055, .026), (.27, .15, .075), .18), plaster((.80, .75, .66)), straw('YX', .05, (.62, .50, .32)), plaster((.64, .58, .46)))
    bm = DK(1); b = Mesh(); [b.box((x, 0, H - .16), (x + .12, D, H), DK(1)) for x in (.25, 1.45, 2.65, 3.85, 5.05)]; b.obj('beams', bevel=.008)
    for x0, x1, zl, zh in ops: frame(D + .04, x0, x1, 0, 2.5, 2, DK(2), open_=(0, 1)); [shutter(.68, 2.44, DK(2), (x0 + .02, D + .06, .03), 1.75), shutter(.68, 2.44, DK(2), (x1 - .02, D + .06, .03), pi - 1.75)]
    balcony(-1, 6.4, D + .15, 1.8, 'wood'); yc = 3.1; p = Mesh(); q = WAL(2)
    for x in (.10, 2.30):
        for y in (yc - 1.05, yc + 1.05): p.lathe([(.05, 0), (.055, .10), (.04, .16), (.045, .55), (.055, .60), (.034, .66), (.030, 1.9), (.045, 1.95), (.030, 2.0), (.030, 2.28), (.001, 2.30)], q, (x, y, 0), 18)
    p.obj('posts', smooth=True); t = Mesh()
    for y in (yc - 1.05, yc + 1.05): t.box((.08, y - .02, 2.20), (2.32, y + .02, 2.25), WAL(0))
    for x in (.10, 2.30): t.box((x - .02, yc - 1.05, 2.20), (x + .02, yc + 1.05, 2.25), WAL(1))
    t.obj('rails', bevel=.004); sh = sheer((.86, .83, .76), .40)
    for y in (yc - 1.05, yc + 1.05):
        curtain(2.12, 2.32, .02, 2.21, sh, 5, .035, y, int(y * 7)); curtain(.10, .40, .02, 2.21, sh, 6, .04, y, int(y * 9))
    for y0, y1 in ((yc - 1.07, yc - .95), (yc + .95, yc + 1.07)): curtain(y0, y1, .02, 2.21, sh, 4, .03, 2.30, int(y0 * 5), 'y')
    headboard('cane', yc - 1.0, yc + 1.0, top=1.35, n=2, m=WAL(2))
    with G((.09, yc, 0)): bed('king', WAL(1), ((.40, .30, .17), (.40, .30, .17), (.66, .58, .44)), (.42, .32, .19))
    for y, k in ((yc - 1.5, 1), (yc + 1.5, 0)):
        with G((.03, y, 0)): nightstand('stool', 0, 'ceramic', 11); ns_life(0, .56, 0) if 0 else None
    rug(1.2, 1.0, 4.3, 5.2, 'kelp', True, a=(200, 184, 154)); dr = fabric((.58, .50, .38), 500, .4)
    for x0, x1 in ((.55, 1.12), (2.48, 3.22), (4.58, 5.2)): curtain(x0, x1, .012, 2.72, dr, 7, .05, D - .12, int(x0 * 10))
    r = Mesh(); r.tube([(.3, D - .12, 2.72), (5.3, D - .12, 2.72)], .016, BRASS(), 12); r.obj('rod', smooth=True)
    with G((4.45, 4.9, 0), -.95): cane_chair(WAL(1), (.66, .58, .44))
    with G((3.6, 5.55, 0)): side_table(.25, .48, WAL(0)); vase((0, 0, .48), 'pampas', mat('vt', (.36, .20, .12), .6), 1, .9)
    with G((3.05, yc, 0)): bench(1.4, .46, (.48, .385, .255))
    hat((3.05, yc + .35, .475), 1.9); folded(.34, .26, .08, 3, loc=(3.05, yc - .30, .47), rot=pi / 2)
    view('sea', 2.9, D + 2, 2); daylight('golden', ops, D, fill=1.9, sun=17, azim=1.12); evening((1.16, .86, .62), (.98, .62, .36)); area((4.6, .2, 2.4), (1.2, 3, .7), (2.6, 1.6), 95, (1, .86, .68))
    return dict(hero=((5.15, .12, 1.36), (1.70, 3.95, 1.04), 26, (1.6, 2.9, .8)), still=((4.25, 2.05, 1.10), (3.02, 3.22, .56), 46, (3.05, 3.2, .5)), tall=((5.15, .12, 1.36), (2.55, 2.46, 1.22), 25, (1.6, 2.9, .8)), detail=((2.85, 3.95, 1.22), (.30, 2.72, .90), 42, (.6, 3.0, .9)), view=((4.30, 1.20, 1.38), (2.85, 6.50, 1.22), 24, 5.))
def suite1():                                              # 75 m2, travertine + brass, corner suite, noon, symmetrical
    W, D, H = 6.4, 7.2, 3.0; ops = [(1.3, 6.1, .0, 2.65)]
    shell(W, D, H, ops, marble((.74, .69, .61), (.55, .47, .38), .7, .10), plaster((.82, .79, .73)), CEIL); frame(D + .03, 1.3, 6.1, 0, 2.65, 4, BLACK(), open_=(1, 2), th=.04); balcony(-1, 8, D + .15, 2.4, 'glass', tiles((.62, .55, .46), .8))
    tv = marble((.56, .47, .36), (.42, .33, .24), 1.2, .3); yc = 3.4; pn = Mesh(); br = BRASS(); box((0, .3, 0), (.03, 6.5, H - .12), br)
    for i in range(5): w = 6.2 / 5; box((.0, .3 + i * w + .006, 0), (.05, .3 + (i + 1) * w - .006, H - .12), tv, .002)
    for i in range(6): o = _soft((.055, yc - 1.5 + i * .5 + .003, .1), (.16, yc - 1.5 + (i + 1) * .5 - .003, 1.30), fabric((.66, .60, .50), 700, .4, .9, .4), .04)
    box((.05, .3, H - .14), (.16, 6.5, H - .10), br); area((.20, yc, H - .16), (.06, yc, .6), (.05, 5.6), 22, (1, .80, .56))
    with G((.15, yc, 0)): bed('king', 'uph', (GREEN, GREEN, GOLD), (.46, .36, .22), tone=fabric((.62, .56, .46), 600))
    for y, k in ((yc - 1.42, 2), (yc + 1.42, 3)):
        with G((.12, y, 0)): nightstand('drawer', 0, 'brass', 13); ns_life(0, .56, k)
    rug(1.2, 1.0, 4.9, 5.8, 'border', a=(214, 202, 178), b=(170, 140, 92)); drapes(D, 1.3, 6.1, H, (.64, .58, .48), .95, .28, (1.0, .3), 5)
    with G((2.95, yc, 0)): bench(1.6, .48, (.035, .075, .05), BRASS())
    tray_y = yc + .3
    with G((2.95, tray_y, .47), pi / 2): tray(.44, .30); cup((.08, .0, .014)); vase((-.12, .02, .014), 'branch', CER(), 3, .42)
    with G((4.75, 5.6, 0), -.7): armchair(fabric((.72, .67, .58), 600, .5, .9, .5)); lay(.44, .44, (0, .10, .62), (1.1, 0, 0), fabric(GREEN, 700, .8), 6, 7)
    with G((3.85, 6.2, 0)): side_table(.26, .52); vase((0, 0, .52), 'orchid', CER(), 4, .8)
    with G((.62, 6.55, 0)): kentia(2.0, 12, 3, m=mat('potg', (.58, .50, .38), .6))
    view('sea', 3.6, D + 2.5, 1); daylight('noon', ops, D, fill=.6, sun=17, azim=1.3); area((5.6, .2, 2.5), (1.4, 3.4, .7), (3, 1.8), 54.188, (1, .94, .86))
    return dict(hero=((6.15, .12, 1.40), (1.95, 4.3, .94), 27, (1.6, 3.2, .8)), tall=((5.00, .60, 1.38), (2.17, 2.66, 1.12), 27, (1.6, 3.2, .8)), detail=((2.6, 1.3, 1.1), (.2, 2.7, .92), 45, (.4, 2.1, .85)), view=((4.60, 1.30, 1.40), (3.50, 7.20, 1.14), 24, 5.))
def suite2():                                              # 110 m2, panoramic mural, jacaranda, blue hour sea, frontal one-point view
    W, D, H = 6.8, 7.0, 3.1; ops = [(1.6, 6.4, .0, 2.7)]
    shell(W, D, H, ops, planks((.09, .045, .022), (.22, .12, .06), .20, axis='X'), plaster((.76, .72, .63)), CEIL); frame(D + .03, 1.6, 6.4, 0, 2.7, 4, DK(2), open_=(2,), th=.05); balcony(-1, 8, D + .15, 2.2, 'baluster')
    yc = 3.4; headboard('mural', 0, D, H); box((0, 0, 0), (.035, D, .16), DK(1), .004); box((0, 0, H - .12), (.06, D, H), plaster((.84, .82, .78)))
    headboard('linen', yc - 1.25, yc + 1.25, top=1.38, w=2.5, m=fabric((.62, .55, .42), 700, .4, .9, .4)); f = Mesh()
    for lo, hi in (((.0, yc - 1.31, .1), (.13, yc - 1.25, 1.38)), ((.0, yc + 1.25, .1), (.13, yc + 1.31, 1.38)), ((.0, yc - 1.31, 1.38), (.13, yc + 1.31, 1.44))): f.box(lo, hi, WAL(2))
    f.obj('hbf', bevel=.008)
    with G((.11, yc, 0)): bed('king', WAL(1), (OLIVE, OLIVE, GOLD), (.09, .12, .07))
    for y, k in ((yc - 1.66, 2), (yc + 1.66, 0)):
        with G((.05, y, 0)): nightstand('drawer', 0, 'ceramic', 20, top=.60); ns_life(0, .60, k)
    rug(1.0, .7, 5.0, 6.1, 'border', a=(196, 182, 152), b=(92, 96, 68), c=(120, 96, 62)); drapes(D, 1.6, 6.4, H, (.30, .29, .20), 1.0, .3, (.9,), 6)
    with G((2.95, yc, 0)): bench(1.7, .50, (.36, .30, .18)); folded(.40, .28, .06, 2, fabric((.62, .55, .42)), (0, -.45, .47), pi / 2); book((0, .4, .47), .24, .30, .03, 1.3, (.09, .12, .07)); book((0, .4, .50), .20, .26, .025, 1.5, (.55, .45, .32))
    with G((3.3, 5.75, 0), -.95): cane_chair(WAL(1), (.60, .53, .40))
    with G((5.7, 5.8, 0), .5): cane_chair(WAL(1), (.60, .53, .40))
    with G((2.4, 6.1, 0)): side_table(.26, .52, WAL(0)); book((.0, 0, .52), rot=.4, col=(.42, .16, .08)); cup((.02, .0, .542), s=.9)
    with G((.65, 6.35, 0)): strelitzia(2.0, 11, 5, m=mat('potb', (.10, .08, .06), .5))
    view('sea', 3.9, D + 2.4, 2, hs=.5); daylight('dusk', ops, D, fill=1.1); area((5.4, .2, 2.7), (1.0, 3.4, 1.2), (3, 1.8), 150, (1, .80, .58)); area((.35, yc, 3.05), (.0, yc, 1.6), (.1, 6.4), 60, (1, .74, .48))
    return dict(hero=((6.50, .90, 1.32), (1.2, 4.10, 1.12), 24, (1.6, 3.2, .8)), tall=((5.60, 3.40, 1.30), (0, 3.40, 1.30), 30, (1.6, 3.2, .8)), detail=((2.5, 1.05, 1.15), (.1, 2.5, 1.0), 42, (.4, 1.9, .9)), view=((4.90, 1.40, 1.40), (3.60, 7.00, 1.16), 24, 5.))
def chalet():                                              # 115 m2, whitewashed, pitched timber roof, mosquito net, garden, fan
    W, D, H = 5.6, 6.6, 2.6; ops = [(1.0, 2.2, .75, 2.1), (3.0, 4.6, .0, 2.2)]; wh = plaster((.84, .82, .78), bump=.6)
    shell(W, D, H, ops, stone('XY', .35, .35, (.42, .19, .10), (.52, .27, .16), (.40, .33, .26), .25), wh, None)
    yr = D / 2; zr = 4.3; ro = Mesh(); pl = planks((.20, .11, .055), (.40, .25, .14), .16, 2.2, 'X')
    ro.add([(-.2, -.4, H - .25), (W + .2, -.4, H - .25), (W + .2, yr, zr), (-.2, yr, zr)], [(0, 1, 2, 3)], pl); ro.add([(-.2, D + .6, H - .32), (W + .2, D + .6, H - .32), (W + .2, yr, zr), (-.2, yr, zr)], [(3, 2, 1, 0)], pl); ro.obj('roof'); bmz = Mesh(); dk = DK(1)
    for k in range(4):                                      # rafters + tie beams; none so near the lamp that it glares
        x = .3 + k * 1.25
        for sg, y0, z0 in ((-1, -.1, H - .10), (1, D + .1, H - .10)): bmz.add([(x, y0, z0), (x + .11, y0, z0), (x + .11, yr, zr - .02), (x, yr, zr - .02), (x, y0, z0 - .16), (x + .11, y0, z0 - .16), (x + .11, yr, zr - .20), (x, yr, zr - .20)], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (1, 5, 6, 2), (0, 3, 7, 4)], dk)
    for x in (1.52, 4.02): bmz.box((x, 0, H + .02), (x + .16, D, H + .20), dk)
    bmz.box((0, yr - .08, zr - .30), (W, yr + .08, zr - .08), dk); bmz.obj('beams', bevel=.006); g = Mesh(); g.add([(0, 0, H), (0, D, H), (0, yr, zr)], [(0, 1, 2)], wh); g.add([(W, 0, H), (W, D, H), (W, yr, zr)], [(2, 1, 0)], wh); go = g.obj('gable')
    sg = mat('shut', (.045, .10, .075), .45)
    frame(D + .05, 1.0, 2.2, .75, 2.1, 2, sg, rail=1.42); frame(D + .03, 3.0, 4.6, 0, 2.2, 2, sg, open_=(0, 1)); shutter(.8, 2.18, sg, (3.0, D + .14, .01), 1.9); shutter(.8, 2.18, sg, (4.6, D + .14, .01), pi - 1.9); box((.95, D - .05, .71), (2.25, D + .05, .75), WAL(0), .004)
    box((-1, D + .15, -.1), (7, D + 2.6, -.01), stone('XY', .35, .35, (.42, .19, .10), (.52, .27, .16), (.40, .33, .26), .25)); [box((x, D + 2.3, 0), (x + .14, D + 2.44, 2.6), DK(2)) for x in (.9, 2.7, 5.0)]
    yc = 3.0; b = Mesh(); hb = WAL(1); b.box((.02, yc - 1.05, .35), (.07, yc + 1.05, .45), hb); b.box((.02, yc - 1.05, 1.05), (.08, yc + 1.05, 1.17), hb)
    for k in range(16): y = yc - 1.0 + k * 2.0 / 15; b.box((.03, y - .02, .45), (.06, y + .02, 1.05), WAL(2))
    b.obj('hb', bevel=.006)
    with G((.07, yc, 0)): bed('king', WAL(1), ((.45, .22, .12), (.20, .28, .20), None), (.30, .36, .28), euro=(.70, .64, .54))
    for y, k in ((yc - 1.42, 1), (yc + 1.42, 0)):
        with G((.03, y, 0)): nightstand('cane', 0, 'none', 0); ns_life(0, .56, k)
        rattan_pendant((.34, y, 1.75), .16, .26, .9, 5)
    net = sheer((.88, .86, .80), .42); r = Mesh(); r.tube([(1.05 + .32 * math.cos(2 * pi * k / 40), yc + .32 * math.sin(2 * pi * k / 40), 2.55) for k in range(41)], .01, WAL(0), 8); r.tube([(1.05, yc, 2.55), (1.05, yc, zr - .2)], .006, mat('cord', (.7, .66, .56)), 6); r.obj('ring')
    for side in (-1, 1):                                   # net gathered to the posts at each side of the head
        P = []
        for j in range(30):
            t = j / 29; row = []
            for i in range(61):
                u = i / 60; a = (-.5 + u * 2.4) ; top_ = (1.05 + .32 * math.cos(a * side + (pi if side < 0 else 0) * 0), yc + side * .32 * abs(math.sin(.4 + u * 2.2)), 2.55); fx = -.02 + .55 * u + .35 * u * u; bx = .05 + .42 * u; by = yc + side * (1.10 + .03 * math.sin(u * 60)); k = t ** 1.5; row.append((top_[0] * (1 - k) + bx * k + .012 * math.sin(u * 55 + t * 3) * (1 - .5 * k), top_[1] * (1 - k) + by * k + .02 * math.sin(u * 48) * k, 2.55 * (1 - t) + .05 * t))
            P.append(row)
        n_ = Mesh(); n_.grid(P, net); n_.obj('net', smooth=True)
    rug(1.3, 1.2, 4.0, 4.8, 'stripe', True, a=(204, 190, 160), b=(150, 78, 50))
    with G((2.85, yc, 0)): bx = box((-.24, -.62, 0), (.24, .62, .46), WAL(1), .01); b2 = Mesh(); [b2.box((-.245, y, 0), (.245, y + .04, .465), BRASS()) for y in (-.45, .41)]; b2.obj('bands'); folded(.40, .28, .09, 3, loc=(0, -.12, .46), rot=pi / 2); hat((0, .32, .465), 2.)
    with G((4.75, 5.0, 0), -.9): cane_chair(TEAK(1), (.70, .64, .54)); lay(.44, .34, (0, .16, .60), (1.1, 0, 0), fabric((.45, .22, .12), 600), 6, 4)
    with G((.5, 5.95, 0)): kentia(1.7, 10, 2)
    fan = Mesh(); fz = 2.75; fan.tube([(2.9, yr, zr - .2), (2.9, yr, fz + .08)], .014, BLACK(), 10); fan.lathe([(.001, .10), (.08, .08), (.10, 0), (.06, -.06), (.001, -.07)], BLACK(), (2.9, yr, fz), 28)
    for k in range(4): a = k * pi / 2 + .4; c, s_ = math.cos(a), math.sin(a); fan.add([(2.9 + c * r1 - s_ * w1, yr + s_ * r1 + c * w1, fz + dz) for r1, w1, dz in ((.10, -.04, .01), (.66, -.07, .0), (.66, .07, .02), (.10, .04, .02))], [(0, 1, 2, 3)], WAL(0))
    fan.obj('fan', smooth=False)
    view('garden', 3.4, D + 2.4, 7); daylight('morning', [ops[1], ops[0]], D, fill=3.2, sun=22, azim=1.15); area((4.8, .2, 2.3), (1.2, 3, .9), (2.6, 1.6), 95, (1, .93, .82))
    return dict(hero=((5.05, .12, 1.35), (1.62, 3.95, 1.20), 24, (1.6, 2.9, .8)), tall=((5.05, .12, 1.35), (2.45, 2.46, 1.40), 25, (1.6, 2.9, .8)), detail=((2.6, 1.2, 1.1), (.2, 2.6, .95), 42, (.4, 2.2, .85)), view=((1.0, 1.2, 1.4), (3.7, D, 1.1), 26, 5.))
from rooms_kit import _soft
cams = dict(standard=standard, premium=premium, superior=superior, luxury=luxury, balcony=balcony_, master=master, suite1=suite1, suite2=suite2, chalet=chalet)[T]()
# where one stands for the view all round, and the middle of the bed's head: that is the middle of the picture
PANO = dict(standard=((2.90, 2.75), (0, 3.02)), premium=((3.25, 1.75), (0, 2.75)), superior=((3.30, 1.75), (0, 2.75)), luxury=((3.00, 2.55), (0, 2.80)), balcony=((3.45, 2.80), (0, 2.90)), master=((4.20, 2.85), (0, 3.10)), suite1=((4.60, 3.30), (0, 3.40)), suite2=((4.75, 3.30), (0, 3.40)), chalet=((4.25, 2.85), (0, 3.00)))
if CAM == 'pano':
    behind(); (x, y), (bx, by) = PANO[T]; d = camera((x, y, 1.52), (bx, by, 1.52)).data; d.type = 'PANO'; d.cycles.panorama_type = 'EQUIRECTANGULAR'; d.clip_start = .01
    shoot('%s_pano' % T, 4096, 2048, 12); raise SystemExit
loc, look, lens, foc = cams[CAM]; close = CAM in ('detail', 'still')
# a level camera, moved down by shift: walls stay upright
flat = 0 if close else (look[2] - loc[2]) / math.hypot(look[0] - loc[0], look[1] - loc[1]) * lens / 36
camera(loc, look if close else (*look[:2], loc[2]), lens, foc, 2.8 if close else 5.6, (0, flat))
shoot('%s_%s' % (T, CAM), 1800, 1200, 48)
