"""pool_kit.py - the main pool, used by pool.py and day.py: deck with a hole, coping, mosaic basin, water, places of loungers and parasols, planting.
The pool runs along +Y from the sea to the house; PX0 .. PX1, PY0 .. PY1 is the water, WL its level."""
from resort import *
PX0, PX1, PY0, PY1, DEEP, WL = -6.2, 3.4, 1.2, 27., -1.45, -.055
def deck(x0=-40, y0=-12, x1=40, y1=60):
    "stone floor with a hole for the pool, and its coping"
    deck, cop = tiles((.46, .375, .28), .6, rough=.6, var=.09), tiles((.60, .53, .43), .9, rough=.5, var=.04)
    for lo, hi in (((x0, y0, -.3), (PX0, y1, 0)), ((PX1, y0, -.3), (x1, y1, 0)), ((PX0, y0, -.3), (PX1, PY0, 0)), ((PX0, PY1, -.3), (PX1, y1, 0))): box(lo, hi, deck)
    for lo, hi in (((PX0 - .42, PY0 - .42, 0), (PX1 + .42, PY0 + .04, .035)), ((PX0 - .42, PY1 - .04, 0), (PX1 + .42, PY1 + .42, .035)), ((PX0 - .42, PY0 + .04, 0), (PX0 + .04, PY1 - .04, .035)), ((PX1 - .04, PY0 + .04, 0), (PX1 + .42, PY1 - .04, .035))): box(lo, hi, cop, .012)
def mosaic(name, axes, size, c1, c2, grout, rough=.3, reach=(5., 17., .15)):
    """Square tiles on the plane of two axes; the caustics of moving water only multiply what lies below it, and fade with distance as reach tells."""
    m, N = fresh(name); p = N.new('SeparateXYZ', Vector=N.coord('Object')).outputs; v = N.new('CombineXYZ', X=p['XYZ'.index(axes[0])], Y=p['XYZ'.index(axes[1])]).outputs[0]
    br = N.new('TexBrick', Vector=v, Scale=1., Mortar_Size=size * .045, Brick_Width=size, Row_Height=size, _offset=0., Color1=(*c1, 1), Color2=(*c2, 1), Mortar=(*grout, 1)).outputs[0]
    warp = N.new('MixRGB', i0=.16, i1=v, i2=N.new('TexNoise', Scale=1.3, Detail=2, Vector=v).outputs[1]).outputs[0]; net = []
    for sc, w in ((1.7, .20), (3.1, .13)):                    # thin bright lines, two sizes of cells
        net.append(N.new('MapRange', Value=N.new('TexVoronoi', Scale=sc, _feature='DISTANCE_TO_EDGE', Vector=warp).outputs[0], i1=0., i2=w, i3=1., i4=0., _interpolation_type='SMOOTHSTEP').outputs[0])
    lines = N.new('Math', _operation='MULTIPLY_ADD', i0=net[1], i1=.5, i2=net[0]).outputs[0]; near = N.new('MapRange', Value=N.new('CameraData').outputs['View Distance'], i1=reach[0], i2=reach[1], i3=1., i4=reach[2]).outputs[0]
    wet = N.new('MapRange', Value=p[2], i1=WL - .02, i2=WL - .25, i3=0., i4=1.).outputs[0]; k = N.new('Math', _operation='MULTIPLY', i0=N.new('Math', _operation='MULTIPLY', i0=lines, i1=near).outputs[0], i1=wet).outputs[0]
    N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=br, i2=N.new('MapRange', Value=k, i3=.88, i4=1.24).outputs[0]).outputs[0], Roughness=rough); return m
def basin(**k):
    "lined with mosaic, darker tiles at the waterline; the ladder's rails"
    pale = dict(size=.15, c1=(.24, .57, .64), c2=(.31, .63, .68), grout=(.52, .73, .76)); band = dict(size=.098, c1=(.020, .105, .22), c2=(.045, .19, .33), grout=(.62, .68, .68))
    b = Mesh(); q = .02; b.box((PX0, PY0, DEEP - .05), (PX1, PY1, DEEP), mosaic('floor', 'XY', **pale, **k))
    for axes, walls in (('YZ', ((PX0, PX0 + q, PY0, PY1), (PX1 - q, PX1, PY0, PY1))), ('XZ', ((PX0, PX1, PY0, PY0 + q), (PX0, PX1, PY1 - q, PY1)))):
        lower, upper = mosaic('wall' + axes, axes, **pale, **k), mosaic('band' + axes, axes, **band, rough=.12, **k)
        for x0, x1, y0, y1 in walls: b.box((x0, y0, DEEP), (x1, y1, -.196), lower); b.box((x0, y0, -.196), (x1, y1, -.002), upper)
    b.obj('basin'); hr = Mesh()
    for y in (9.3, 9.85): hr.tube([(PX1 + .55, y, .0), (PX1 + .53, y, .62), (PX1 + .42, y, .80), (PX1 + .25, y, .86), (PX1 + .04, y, .74), (PX1 - .05, y, .50), (PX1 - .07, y, -1.1)], .021, mat('steel', (.75, .74, .72), .12, 1.), 12)
    hr.obj('rail', smooth=True)
def water():
    "thin surface (fresnel gloss over tinted transparency): lets sun and shadow rays straight through, so no caustic noise"
    wat, N = fresh('water'); N.n.remove(N.bsdf); v = N.coord('Object'); h = N.new('Math', _operation='MULTIPLY_ADD', i0=N.noise(4.2, 2, v, .45, .5), i1=.22, i2=N.noise(1.1, 2, v, .4, .4)).outputs[0]
    bp = N.new('Bump', Strength=.075, Distance=.10, Height=h); fr = N.new('Fresnel', IOR=1.33); gl = N.new('BsdfGlossy', Roughness=.015); N.link(bp.outputs[0], fr.inputs['Normal']); N.link(bp.outputs[0], gl.inputs['Normal'])
    rf = N.new('BsdfRefraction', IOR=1.33, Roughness=0., Color=(.84, .965, .975, 1)); N.link(bp.outputs[0], rf.inputs['Normal']); tp = N.new('BsdfTransparent', Color=(.84, .965, .975, 1)); lp = N.new('LightPath')
    seen = N.new('MixShader', i0=fr.outputs[0], i1=rf.outputs[0], i2=gl.outputs[0])
    # only what the camera sees reflects: seen from below, Fresnel would shut the sun out of the water
    N.link(N.new('MixShader', i0=lp.outputs['Is Camera Ray'], i1=tp.outputs[0], i2=seen.outputs[0]).outputs[0], N.out.inputs[0])
    b = Mesh(); b.add([(PX0, PY0, WL), (PX1, PY0, WL), (PX1, PY1, WL), (PX0, PY1, WL)], [(0, 1, 2, 3)], wat); b.obj('water')
def places():
    """Pairs of loungers under a parasol: (-1 or 1 for the side of the pool, y)."""
    return [(-1, 2.9 + i * 3.7) for i in range(6)] + [(1, 5.3 if i == 0 else 4.6 + i * 3.9) for i in range(6) if i != 1]   # the ladder stays clear
PALMS = [(-11.5, 9, .9), (-12.5, 15, 1.05), (-11, 21, .95), (-12.8, 28, 1.1), (-9, 33, .95), (7.6, 12.2, .95), (8.6, 18, 1.1), (7.4, 24, 1.), (9.5, 30, 1.1), (5.0, 34, .9), (-3, 36.5, .85), (-17, 12, 1.2), (-18, 22, 1.2), (13, 16, 1.2), (14, 26, 1.15)]
def planting(R, palms=PALMS):
    "palms, and flowering shrubs in white-walled beds on three sides; returns the palms and shrubs to copy"
    ps = [palm(i, 7.5 + 1.3 * i, 1.2 + .4 * (i % 3), 24 + i % 4, 3.3) for i in range(4)]
    for p in ps: p.location = (0, 0, -900)
    for i, (x, y, k) in enumerate(PALMS):
        turn = R.random() * 6.28
        if (x, y, k) in palms: inst(ps[i % 4], (x, y, 0), turn, k)
    bs = [bush(i, (1.1, 1.1, .8), 1700, .11) for i in range(3)] + [bush(7, (1.1, 1.1, .9), 1700, .10, flowers=(.42, .03, .13))]
    for b in bs: b.location = (0, 0, -900)
    scatter(bs, [(-10.6 - R.random(), y, .1) for y in np.arange(2, 34, 1.3)] + [(7.5 + R.random(), y, .1) for y in np.arange(9, 34, 1.3)] + [(x, 33.5 + R.random() * 2, .1) for x in np.arange(-11, 9, 1.2)], 2, (.6, 1.2))
    box((-12.4, -2, 0), (-9.7, 36, .22), plaster()); box((6.6, 8, 0), (9.4, 36, .22), plaster()); box((-12.4, 32.6, 0), (9.4, 36.5, .22), plaster()); return ps, bs
