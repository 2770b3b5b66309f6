// Each photo: povray +Itests/demo/house.pov +Ohouse.png +W1600 +H1200 -A Declare=Shot=1, then in Node sharp('house.png').resize(1200).linear(1.1, -11).jpeg({ quality: 50, mozjpeg: true }).toFile('tests/demo/photos/colonial-before.jpg').
//
// Whole houses that nobody built: the photos of the demo. Lengths are feet; x runs along the street to the
// right, y up, z away from it.
#version 3.7;
#include "functions.inc"

// Shot: 1 colonial-before, 2 colonial-during, 3 colonial-after: one house from one place.
// 4 chimney-after, 5 chimney-before, 6 cape-white, 7 cape-blue, 8 mill.
#ifndef (Shot) #declare Shot = 3; #end
#declare Cape = (Shot = 6 | Shot = 7);
#declare Mill = (Shot = 8);
#declare Evening = (Shot = 6);
#declare Detail = (Shot = 4 | Shot = 5);
#declare Old = (Shot = 1 | Shot = 2 | Shot = 5);
#declare TearOff = (Shot = 2);

global_settings { assumed_gamma 1.0 max_trace_level 4 }
#declare R = seed(41);
// A fresh row of numbers where the roof has used up more or fewer: all else stays as it was.
#macro Reseed(N) #declare R = seed(N); #end
#macro Between(A, B) (A + (B - A) * rand(R)) #end

// ------------------------------------------------------------------------------ light and air

#if (Evening)
  #declare SunWay = vnormalize(<-72, 30, -56>);
  #declare SunColor = rgb <2.5, 1.62, 0.88>;
  #declare SkyLight = rgb <0.22, 0.26, 0.35>;
  #declare HazeColor = rgb <0.72, 0.58, 0.46>;
  #declare Zenith = rgb <0.13, 0.25, 0.50>;
  #declare CloudLit = rgb <1.0, 0.80, 0.62>;
  #declare CloudShade = rgb <0.50, 0.48, 0.55>;
#else
  #declare SunWay = vnormalize(#if (Cape) <-50, 66, -70> #else #if (Detail) <-58, 80, -60> #else <66, 72, -82> #end #end);
  #declare SunColor = rgb <2.20, 2.02, 1.74>;
  #declare SkyLight = rgb <0.24, 0.28, 0.35>;
  #declare HazeColor = rgb <0.62, 0.71, 0.80>;
  #declare Zenith = rgb <0.065, 0.19, 0.50>;
  #declare CloudLit = rgb <0.95, 0.94, 0.92>;
  #declare CloudShade = rgb <0.56, 0.61, 0.68>;
#end

light_source { SunWay * 3000, SunColor }
// The sky is a wide patch of lamps: corners and the underside of the eaves stay dark.
light_source {
  <60, 420, -200>, SkyLight * 1.2
  area_light x * 700, z * 600, 2, 2
  adaptive 0 jitter
}
light_source { <-420, 200, -60>, SkyLight * 0.75 shadowless }
// What the lawn throws back.
light_source { <0, -300, -400>, rgb <0.11, 0.12, 0.08> shadowless }

#declare Drift = function { f_noise3d(x, y, z) }
#declare Cloudy = function {
  0.52 * Drift(x, y, z) + 0.26 * Drift(2.1 * x, 2.1 * y, 7.3) + 0.13 * Drift(4.3 * x, 4.3 * y, 3.1)
  + 0.07 * Drift(8.7 * x, 8.7 * y, 1.9) + 0.04 * Drift(17 * x, 17 * y, 5.2)
}
// Clouds lie on a flat ceiling: small and close together toward the horizon.
#declare Ceiling = function { Cloudy(1.5 * x / (abs(y) + 0.16) + 3.2, 1.5 * z / (abs(y) + 0.16) + 1.4, 0) }
sky_sphere {
  pigment {
    gradient y
    color_map {
      [0.00 HazeColor * 1.12] [0.10 HazeColor * 1.05] [0.32 HazeColor * 0.55 + Zenith * 0.55]
      [0.75 Zenith] [1 Zenith]
    }
  }
  pigment {
    function { Ceiling(x, y, z) }
    color_map {
      [0.53 rgbt <1, 1, 1, 1>]
      [0.57 color CloudLit transmit 0.55]
      [0.64 color CloudLit transmit 0.06]
      [0.78 color CloudShade transmit 0.02]
    }
  }
}
// Haze lies low: the far trees pale, the sky stays clear.
fog { fog_type 2 distance #if (Evening) 1500 #else 3000 #end fog_offset 10 fog_alt 12 up y color HazeColor }

// ------------------------------------------------------------------------------ materials

#declare Matt = finish { ambient 0.03 diffuse 0.72 }
#declare Paint = finish { ambient 0.03 diffuse 0.74 specular 0.06 roughness 0.06 }
#declare White = texture {
  pigment { bozo color_map { [0 rgb <0.80, 0.80, 0.77>] [1 rgb <0.87, 0.87, 0.85>] } scale <2, 4, 2> }
  finish { Paint }
}
#declare Metal = texture {
  pigment { bozo color_map { [0 rgb <0.36, 0.37, 0.38>] [1 rgb <0.50, 0.51, 0.52>] } scale 0.7 }
  normal { bumps 0.12 scale 0.5 }
  finish { ambient 0.03 diffuse 0.45 specular 0.35 roughness 0.08 reflection 0.12 }
}
#declare Copper = texture {
  pigment { bozo color_map { [0 rgb <0.42, 0.20, 0.10>] [1 rgb <0.58, 0.31, 0.17>] } scale 0.5 }
  normal { bumps 0.1 scale 0.4 }
  finish { ambient 0.03 diffuse 0.5 specular 0.4 roughness 0.06 reflection 0.12 metallic }
}
#declare Granite = texture {
  pigment {
    granite color_map { [0 rgb <0.30, 0.30, 0.30>] [0.5 rgb <0.45, 0.44, 0.42>] [1 rgb <0.60, 0.59, 0.57>] }
    scale 1.2
  }
  normal { granite 0.2 scale 0.8 }
  finish { Matt }
}
#declare Wood = texture {
  pigment {
    function { f_noise3d(x * 0.7, y * 22, z * 22) }
    color_map { [0 rgb <0.34, 0.23, 0.13>] [0.6 rgb <0.52, 0.38, 0.23>] [1 rgb <0.62, 0.48, 0.31>] }
  }
  finish { Matt }
}
#declare Clay = array[4] {
  rgb <0.36, 0.13, 0.085>, rgb <0.42, 0.17, 0.11>, rgb <0.31, 0.115, 0.08>, rgb <0.45, 0.21, 0.14>
}

// ------------------------------------------------------------------------------ shingles

#if (Shot = 7)
  #declare NewLow = <0.115, 0.075, 0.052>; #declare NewHigh = <0.215, 0.150, 0.105>;
#else
  #declare NewLow = <0.046, 0.048, 0.054>; #declare NewHigh = <0.108, 0.111, 0.119>;
#end
#declare OldLow = <0.150, 0.125, 0.100>; #declare OldHigh = <0.275, 0.240, 0.200>;

// Eight shades of granules. The weathered ones carry streaks that run down the slope.
#declare Grain = (Detail ? 0.10 : 0.35);
#macro Shades(Low, High, Worn)
  #local Made = array[8];
  #for (I, 0, 7)
    #local Base = Low + (High - Low) * (I + 0.5) / 8 * <1 + Between(-0.05, 0.07), 1, 1 + Between(-0.07, 0.05)>;
    #declare Made[I] = texture {
      pigment { granite color_map { [0 rgb Base * 0.55] [0.45 rgb Base] [1 rgb Base * 1.6] } scale Grain }
      normal { granite 0.15 scale 0.15 }
      finish { ambient 0.02 diffuse 0.78 specular 0.04 roughness 0.15 }
    }
    #if (Worn)
      #declare Made[I] = texture { Made[I] }
        texture {
          pigment {
            function { 0.62 * f_noise3d(x * 0.62, 4, z * 0.05) + 0.38 * f_noise3d(x * 1.9, 8, z * 0.16) }
            color_map {
              [0.40 rgbt <0.035, 0.035, 0.03, 0.22>]
              [0.52 rgbt <0.05, 0.05, 0.04, 0.82>]
              [0.60 rgbt <0.4, 0.36, 0.30, 1>]
              [0.80 rgbt <0.42, 0.38, 0.31, 0.62>]
            }
          }
          finish { ambient 0.02 diffuse 0.75 }
        }
    #end
  #end
  Made
#end
#declare NewShades = Shades(NewLow, NewHigh, false)
#declare OldShades = Shades(OldLow, OldHigh, true)

#declare Course = 0.47;

// A slope lies in x (along the eave) and z (up the slope), its face up. Left and Right give, for a height
// on the slope, where the shingles end: a gable is straight, a hip or valley is not.
#macro Shingles(Left, Right, From, To, Worn)
  #local Row = 0;
  #local V = From;
  #while (V < To)
    #local U = Left(V, 0, 0) - Between(0, 0.8);
    #local End = Right(V, 0, 0);
    #while (U < End)
      #local Next = U + Between(0.35, 1.05);
      #local Start = max(U, Left(V, 0, 0));
      #local Stop = min(Next, End);
      #local Bald = f_noise3d(U * 0.24 + 5.1, V * 0.42, 2.7);
      #local Gone = (Worn & Bald < 0.375 & rand(R) < 0.93);
      #if (!Gone & Stop - Start > 0.04)
        #local Raise = Between(0, 1);
        #local Tilt = 3.2;
        #if (Worn) #local Tilt = Tilt + Between(0, 2.2);
          #if (Bald < 0.44 & rand(R) < 0.5) #local Tilt = Between(9, 20); #end
          #if (rand(R) < 0.012) #local Tilt = Between(8, 20); #end
        #end
        #local Thick = (Raise > 0.5 ? 0.055 : 0.025);
        #local Shade = int(rand(R) * 7.99);
        box {
          <Start + 0.006, 0, -Course - 0.5>, <Stop - 0.006, Thick, 0>
          rotate x * Tilt
          translate <0, 0.012, V + Course + 0.5>
          #if (Worn)
            texture { OldShades[Shade] }
          #else
            texture { NewShades[Shade] translate <Between(0, 30), 0, 0> }
          #end
        }
      #end
      #local U = Next;
    #end
    #local V = V + Course;
  #end
#end

// Boards under the roof, each of its own tone, with a gap between.
#declare Planks = array[5];
#for (I, 0, 4)
  #local Tone = 0.72 + 0.11 * I;
  #declare Planks[I] = texture {
    pigment {
      function { 0.6 * f_noise3d(x * 0.5, y * 9, z * 14) + 0.4 * f_noise3d(x * 2, 3, z * 40) }
      color_map {
        [0.2 rgb <0.26, 0.185, 0.115> * Tone] [0.55 rgb <0.46, 0.345, 0.215> * Tone]
        [0.9 rgb <0.60, 0.475, 0.320> * Tone]
      }
      translate <I * 11, 0, 0>
    }
    finish { Matt }
  }
#end
#macro RoofBoards(Length, Slope)
  #local V = 0;
  #while (V < Slope)
    #local U = -Length / 2;
    #while (U < Length / 2)
      #local Next = min(U + Between(7, 13), Length / 2);
      box {
        <U + 0.02, -0.1, V>, <Next - 0.02, Between(-0.02, 0), min(V + 0.62, Slope)>
        texture { Planks[int(rand(R) * 4.99)] translate <Between(0, 50), 0, 0> }
      }
      #local U = Next;
    #end
    #local V = V + 0.66;
  #end
#end

// Underlayment in rolls, each over the one below, with its printed line.
#macro Felt(Left, Right, Slope)
  #local V = 0;
  #local Layer = 0;
  #while (V < Slope - 0.3)
    #local Ends = Right + Between(-2.4, 0.4);
    #local Top = min(V + 3.5, Slope);
    box {
      <Left, 0, 0>, <Ends, 0.03, Top - V>
      rotate x * 0.4 translate <0, 0.03, V>
      texture {
        pigment {
          function { f_noise3d(x * 0.5, 3, z * 3) }
          color_map { [0.2 rgb <0.115, 0.125, 0.14>] [0.8 rgb <0.185, 0.195, 0.21>] }
        }
        normal { function { f_noise3d(x * 0.6, 1, z * 0.25) } 0.5 scale 0.8 }
        finish { ambient 0.03 diffuse 0.7 specular 0.12 roughness 0.08 }
      }
    }
    box { <Left, 0, 0.28>, <Ends, 0.038, 0.33> rotate x * 0.4 translate <0, 0.03, V>
      pigment { rgb <0.62, 0.63, 0.64> } finish { Matt } }
    // Cap nails.
    #local U = Left + 0.6;
    #while (U < Ends - 0.3)
      cylinder { <U, 0, 0.16>, <U, 0.05, 0.16>, 0.06 translate <0, 0.03, V> pigment { rgb <0.75, 0.5, 0.15> } finish { Matt } }
      #local U = U + 1.5;
    #end
    #local V = V + 3.2;
  #end
#end

// ------------------------------------------------------------------------------ walls

#macro SidingTextures(Color)
  #declare Siding = array[4];
  #for (I, 0, 3)
    #declare Siding[I] = texture {
      pigment {
        function { f_noise3d(x * 0.35, y * 3, z * 0.35) }
        color_map { [0.2 rgb Color * (0.90 + 0.025 * I)] [0.8 rgb Color * (0.97 + 0.02 * I)] }
      }
      finish { Paint }
    }
  #end
#end

// A wall of clapboards in x and y that faces -z; above Eave it narrows to a gable.
#macro Clapboards(Length, Foot, Eave, Top)
  #local Board = 0.43;
  #local Y = Foot;
  #while (Y < Top)
    #local Half = Length / 2;
    #if (Y + 0.2 > Eave) #local Half = Half * max(0, Top - Y - 0.2) / (Top - Eave); #end
    #local U = -Half;
    #while (U < Half - 0.05)
      #local Next = min(Half, U + Between(6, 14));
      box {
        <U, 0, 0>, <Next - 0.008, Board + 0.06, 0.09>
        rotate x * 11 translate <0, Y, -0.135>
        texture { Siding[int(rand(R) * 3.99)] }
      }
      #local U = Next;
    #end
    #local Y = Y + Board;
  #end
#end

#declare Glass = texture {
  pigment { rgb <0.018, 0.022, 0.026> }
  normal { bumps 0.015 scale <1.5, 2, 1.5> }
  finish { ambient 0 diffuse 0.5 specular 0.5 roughness 0.004 reflection { 0.22, 0.75 } conserve_energy }
}
#declare Curtain = texture {
  pigment { gradient x color_map { [0 rgb 0.34] [0.5 rgb 0.42] [1 rgb 0.34] } scale 0.22 }
  finish { ambient 0.02 diffuse 0.6 reflection 0.14 specular 0.2 roughness 0.01 }
}

// A double-hung window, six panes over six, its sill at the origin, facing -z.
#macro Window(W, H, ShutterTexture, Lit)
  #local Before = -0.13;
  union {
    box { <-W/2 - 0.35, -0.05, -0.22>, <-W/2, H + 0.3, 0> }
    box { <W/2, -0.05, -0.22>, <W/2 + 0.35, H + 0.3, 0> }
    box { <-W/2 - 0.42, H, -0.25>, <W/2 + 0.42, H + 0.42, 0> }
    box { <-W/2 - 0.5, H + 0.42, -0.36>, <W/2 + 0.5, H + 0.52, 0> }
    box { <-W/2 - 0.5, -0.2, -0.42>, <W/2 + 0.5, 0, 0> }
    // The upper sash stands before the lower.
    #for (S, 0, 1)
      #local B = S * H / 2; #local T = B + H / 2; #local D = -0.10 - 0.06 * S;
      box { <-W/2, B, D>, <W/2, B + 0.16, 0> }
      box { <-W/2, T - 0.16, D>, <W/2, T, 0> }
      box { <-W/2, B, D>, <-W/2 + 0.16, T, 0> }
      box { <W/2 - 0.16, B, D>, <W/2, T, 0> }
      #for (I, -1, 1, 2)
        box { <I * W/6 - 0.035, B, D>, <I * W/6 + 0.035, T, 0> }
      #end
      box { <-W/2, (B + T) / 2 - 0.035, D>, <W/2, (B + T) / 2 + 0.035, 0> }
    #end
    translate z * Before
    texture { White }
  }
  union {
    #local Drop = Between(0.30, 0.62);
    box { <-W/2, 0, -0.085>, <W/2, H, -0.05>
      #if (Lit) texture { pigment { gradient y color_map { [0 rgb <1.0, 0.62, 0.25>] [1 rgb <0.95, 0.72, 0.40>] } scale H }
        finish { ambient 0.55 diffuse 0.2 reflection 0.16 } }
      #else texture { Glass } #end }
    #if (!Lit)
      box { <-W/2, H * (1 - Drop), -0.095>, <W/2, H, -0.06> texture { Curtain scale <9, 1, 1> } }
    #end
    translate z * Before
  }
  #if (ShutterTexture)
    #for (Side, -1, 1, 2)
      union {
        #local SW = W / 2 - 0.05;
        box { <-SW/2, 0, -0.16>, <-SW/2 + 0.17, H, -0.05> }
        box { <SW/2 - 0.17, 0, -0.16>, <SW/2, H, -0.05> }
        #for (I, 0, 2) box { <-SW/2, I * (H - 0.2) / 2, -0.16>, <SW/2, I * (H - 0.2) / 2 + 0.22, -0.05> } #end
        #local Y = 0.2;
        #while (Y < H - 0.2)
          box { <-SW/2 + 0.1, 0, 0>, <SW/2 - 0.1, 0.2, 0.03> rotate x * 32 translate <0, Y, -0.15> }
          #local Y = Y + 0.17;
        #end
        translate <Side * (W/2 + 0.42 + SW/2), 0, Before + 0.05>
        texture { Shutters }
      }
    #end
  #end
#end

// A front door with panels, side lights, pilasters and a pediment; its sill at the origin.
#macro FrontDoor(Color)
  union {
    box { <-3.1, 0, -0.35>, <-2.45, 7.8, 0> }
    box { <2.45, 0, -0.35>, <3.1, 7.8, 0> }
    box { <-3.25, 0, -0.42>, <-2.3, 0.6, 0> }
    box { <2.3, 0, -0.42>, <3.25, 0.6, 0> }
    box { <-3.25, 7.6, -0.42>, <3.25, 8.5, 0> }
    box { <-3.6, 8.5, -0.75>, <3.6, 8.75, 0> }
    #if (!Cape) prism { 0, 0.5, 4, <-3.45, 0>, <3.45, 0>, <0, 1.7>, <-3.45, 0> rotate x * -90 translate <0, 8.75, 0> } #end
    #for (Side, -1, 1, 2)
      #if (!Cape)
        box { <-3.75, 0, -0.8>, <0.05, 0.16, 0> rotate z * 26 translate <0, 10.5, 0>
          #if (Side > 0) scale <-1, 1, 1> #end }
      #end
      box { <Side * 1.62 - 0.10, 0, -0.2>, <Side * 1.62 + 0.10, 7.2, 0> }
      box { <Side * 2.35 - 0.10, 0, -0.2>, <Side * 2.35 + 0.10, 7.2, 0> }
      #for (I, 0, 4) box { <Side * 2 - 0.4, 1.8 + I * 1.1, -0.16>, <Side * 2 + 0.4, 1.9 + I * 1.1, 0> } #end
      box { <Side * 2 - 0.4, 0, -0.16>, <Side * 2 + 0.4, 1.8, 0> }
    #end
    box { <-2.5, 7.05, -0.25>, <2.5, 7.65, 0> }
    texture { White }
  }
  box { <-2.4, 1.7, -0.1>, <2.4, 7.2, -0.05> texture { Glass } }
  union {
    box { <-1.52, 0, -0.12>, <1.52, 7.05, 0> }
    #for (I, -1, 1, 2)
      box { <I * 0.72 - 0.5, 0.6, -0.17>, <I * 0.72 + 0.5, 2.6, -0.1> }
      box { <I * 0.72 - 0.5, 3.1, -0.17>, <I * 0.72 + 0.5, 5.2, -0.1> }
      box { <I * 0.72 - 0.5, 5.6, -0.17>, <I * 0.72 + 0.5, 6.6, -0.1> }
    #end
    texture { pigment { rgb Color } finish { Paint } }
  }
  sphere { <1.2, 3.1, -0.25>, 0.13 pigment { rgb <0.6, 0.45, 0.15> } finish { metallic specular 0.8 reflection 0.2 diffuse 0.5 } }
  // A lantern at each side.
  #for (Side, -1, 1, 2)
    union {
      box { <-0.22, 5.6, -0.65>, <0.22, 6.3, -0.25> }
      cone { <0, 6.3, -0.45>, 0.34, <0, 6.6, -0.45>, 0.05 }
      box { <-0.06, 6.0, -0.3>, <0.06, 6.2, 0> }
      translate x * Side * 3.9
      pigment { rgb <0.03, 0.03, 0.03> } finish { Paint }
    }
    #if (Evening) box { <-0.16, 5.7, -0.68>, <0.16, 6.2, -0.3> translate x * Side * 3.9 pigment { rgb <1, 0.7, 0.3> } finish { ambient 1.1 } } #end
  #end
#end
#macro Steps(Count, W)
  #for (I, 0, Count - 1)
    box { <-W/2 - 0.1, 0, -(Count - I) * 1.05 - 1.6>, <W/2 + 0.1, (I + 1) * 0.52 - 0.02, 0> texture { Granite translate I * 3 } }
  #end
#end

// Bricks one by one, on the four sides of a shaft.
#macro Chimney(W, D, Bottom, Top)
  box { <-W/2 + 0.03, Bottom, -D/2 + 0.03>, <W/2 - 0.03, Top, D/2 - 0.03>
    pigment { granite color_map { [0 rgb <0.36, 0.34, 0.31>] [1 rgb <0.52, 0.50, 0.46>] } scale 0.5 } finish { Matt } }
  #local Row = 0;
  #local Y = Bottom;
  #while (Y < Top - 0.2)
    // The last courses step out, as a mason corbels them.
    #local Out = (Top - Y < 0.62 ? 0.16 : (Top - Y < 0.88 ? 0.08 : 0));
    #for (Side, 0, 3)
      #local Length = (mod(Side, 2) = 0 ? W : D) + 2 * Out;
      #local Depth = (mod(Side, 2) = 0 ? D : W) / 2 + Out;
      #local U = -Length / 2 - (mod(Row + Side, 2) = 0 ? 0 : 0.34);
      #while (U < Length / 2 - 0.02)
        #local A = max(U, -Length / 2); #local B = min(U + 0.65, Length / 2);
        #if (B - A > 0.05)
          #local Tone = Between(0.72, 1.15);
          box { <A, Y, -Depth + Between(-0.012, 0.012)>, <B - (B < Length/2 ? 0.035 : 0), Y + 0.19, -Depth + 0.3> rotate y * 90 * Side
            texture {
              pigment { granite color_map { [0 Clay[int(rand(R) * 3.99)] * Tone * 0.75] [0.6 Clay[int(rand(R) * 3.99)] * Tone] [1 Clay[int(rand(R) * 3.99)] * Tone * 1.4] } scale 0.5 translate <Row, U, Side> }
              normal { granite 0.2 scale 0.3 }
              finish { Matt }
            }
          }
        #end
        #local U = U + 0.685;
      #end
    #end
    #local Y = Y + 0.228;
    #local Row = Row + 1;
  #end
  box { <-W/2 - 0.22, Top - 0.02, -D/2 - 0.22>, <W/2 + 0.22, Top + 0.22, D/2 + 0.22> texture { Granite } }
  #for (I, -1, 1, 2)
    difference {
      cylinder { <I * W/4, Top, 0>, <I * W/4, Top + 1.1, 0>, 0.46 }
      cylinder { <I * W/4, Top + 0.3, 0>, <I * W/4, Top + 2, 0>, 0.36 }
      pigment { rgb <0.40, 0.17, 0.10> } finish { Matt }
    }
  #end
#end

// A gutter along x with its back at z = 0, and the board behind it.
#macro Gutter(Length)
  union {
    difference {
      box { <-Length/2, 0, -0.42>, <Length/2, 0.42, 0> }
      box { <-Length/2 + 0.04, 0.06, -0.37>, <Length/2 - 0.04, 1, -0.04> }
    }
    box { <-Length/2, 0.32, -0.46>, <Length/2, 0.42, -0.40> }
    texture { White }
  }
#end
#macro Downspout(Height)
  union {
    box { <-0.14, 0.5, -0.32>, <0.14, Height, -0.1> }
    box { <-0.14, 0, 0>, <0.14, 1.2, 0.2> rotate x * -58 translate <0, 0.45, -1.1> }
    box { <-0.14, 0, 0>, <0.14, 1.5, 0.22> rotate x * -52 translate <0, Height - 0.1, -0.26> }
    texture { White }
  }
#end

// ------------------------------------------------------------------------------ what grows

#macro LeafTexture(Dark, Pale)
  texture {
    pigment { bozo color_map { [0.2 rgb Dark] [0.8 rgb Pale] } scale 0.9 }
    finish { ambient 0.02 diffuse 0.64, 0.42 specular 0.06 roughness 0.08 }
  }
#end
// One leaf: two triangles, folded along the middle.
#macro Leaf(P, Size)
  #local A = vnormalize(<Between(-1, 1), Between(-0.7, 0.9), Between(-1, 1)>);
  #local B = vnormalize(vcross(A, <Between(-1, 1), Between(-1, 1), Between(-1, 1)>)) * Size * 0.36;
  #local Tip = P + A * Size;
  #local Mid = P + A * Size * 0.45 + vcross(A, B) * 0.4;
  triangle { P, Mid + B, Tip }
  triangle { P, Mid - B, Tip }
#end
// Leaves in clumps on the shell of a crown: gaps between the clumps let the sky through.
#macro Crown(Clumps, Leaves, Spread, Size)
  mesh {
    #for (I, 1, Clumps)
      #local Way = vnormalize(<Between(-1, 1), Between(-0.8, 1), Between(-1, 1)>);
      #local Center = Way * (1 - pow(rand(R), 2) * 0.55);
      #for (J, 1, Leaves)
        #local Off = vnormalize(<Between(-1, 1), Between(-1, 1), Between(-1, 1)>) * pow(rand(R), 0.6) * Spread * <1, 0.7, 1>;
        Leaf(Center + Off, Size * Between(0.7, 1.3))
      #end
    #end
  }
#end
#declare CrownMesh = Crown(190, 120, 0.27, 0.044)
#declare ShrubMesh = Crown(70, 70, 0.34, 0.075)
#declare Greens = array[4];
#declare Greens[0] = LeafTexture(<0.070, 0.135, 0.025>, <0.170, 0.260, 0.050>)
#declare Greens[1] = LeafTexture(<0.055, 0.110, 0.028>, <0.130, 0.210, 0.045>)
#declare Greens[2] = LeafTexture(<0.100, 0.150, 0.025>, <0.235, 0.285, 0.060>)
#declare Greens[3] = LeafTexture(<0.042, 0.090, 0.030>, <0.098, 0.165, 0.050>)
#declare Bark = texture {
  pigment { function { f_noise3d(x * 4, y * 0.8, z * 4) } color_map { [0 rgb <0.07, 0.055, 0.04>] [1 rgb <0.22, 0.18, 0.14>] } }
  normal { function { f_noise3d(x * 4, y * 0.7, z * 4) } 1.2 }
  finish { Matt }
}
#macro Tree(P, Height, Width, Kind)
  union {
    union {
      cone { 0, Height * 0.028, y * Height * 0.62, Height * 0.010 }
      #for (I, 0, 8)
        cone {
          0, Height * 0.012, y * Height * Between(0.28, 0.42), Height * 0.002
          rotate x * Between(20, 55) rotate y * (I * 40 + Between(0, 30)) translate y * Height * Between(0.25, 0.5)
        }
      #end
      texture { Bark }
    }
    object { CrownMesh rotate y * Between(0, 360) scale <Width / 2, Height * 0.38, Width / 2> translate y * Height * 0.62 texture { Greens[Kind] } }
    object { CrownMesh rotate <180, Between(0, 360), 0> scale <Width * 0.36, Height * 0.27, Width * 0.36> translate y * Height * 0.64 texture { Greens[Kind] } }
    translate P
  }
#end
#macro Shrub(P, W, H, Kind)
  union {
    sphere { 0, 0.72 pigment { rgb <0.010, 0.018, 0.006> } finish { Matt } }
    object { ShrubMesh rotate y * Between(0, 360) texture { Greens[Kind] scale 0.4 } }
    scale <W / 2, H / 2, W / 2> translate P + y * H * 0.45
  }
#end
// A spruce: drooping boughs, each a spray of needles.
#declare SpruceMesh = mesh {
  #for (I, 0, 240)
    #local T = I / 240;
    #local Reach = (1 - T) * 0.24 + 0.008;
    #local Turn = I * 2.39996;
    #for (J, 0, 110)
      #local D = rand(R);
      #local P = <cos(Turn) * Reach * D, 0.06 + T * 0.93 - D * Reach * 0.35, sin(Turn) * Reach * D>
        + <Between(-1, 1), Between(-0.5, 0.2), Between(-1, 1)> * 0.030 * (1.1 - T);
      Leaf(P, 0.016)
    #end
  #end
}
#macro Spruce(P, Height)
  union {
    cone { 0, 0.012, y * 0.95, 0.002 texture { Bark } }
    object { SpruceMesh LeafTexture(<0.022, 0.050, 0.032>, <0.060, 0.098, 0.060>) }
    rotate y * Between(0, 360) scale Height translate P
  }
#end

// Blades on a square of lawn, laid beside each other with a turn.
#declare Blades = mesh {
  #for (I, 1, 4200)
    #local P = <Between(0, 5), 0, Between(0, 5)>;
    #local H = Between(0.10, 0.24);
    #local Lean = <Between(-0.14, 0.14), H, Between(-0.14, 0.14)>;
    #local Side = vnormalize(<Between(-1, 1), 0, Between(-1, 1)>) * 0.018;
    triangle { P - Side, P + Side, P + Lean }
  #end
}
#declare LawnPigment = pigment {
  function { 0.55 * f_noise3d(x * 0.11, 2, z * 0.11) + 0.45 * f_noise3d(x * 0.9, 7, z * 0.9) }
  color_map {
    [0.25 rgb <0.085, 0.165, 0.022>] [0.5 rgb <0.130, 0.220, 0.034>] [0.75 rgb <0.215, 0.270, 0.065>]
  }
}
#macro Lawn(X1, X2, Z1, Z2)
  #local X = X1;
  #while (X < X2)
    #local Z = Z1;
    #while (Z < Z2)
      object {
        Blades translate <-2.5, 0, -2.5> rotate y * 90 * int(rand(R) * 3.99) translate <X + 2.5, 0, Z + 2.5>
        texture { pigment { LawnPigment } finish { ambient 0.02 diffuse 0.6, 0.35 } }
      }
      #local Z = Z + 5;
    #end
    #local X = X + 5;
  #end
#end
plane {
  y, 0
  texture {
    pigment { LawnPigment }
    normal { bumps 0.8 scale <0.12, 0.12, 0.12> }
    finish { ambient 0.02 diffuse 0.52 }
  }
}

#if (!Mill)

// ------------------------------------------------------------------------------ the house

#declare Eave = 19; #declare Half = 13; #declare HalfLong = 18; #declare Rise = 8 / 12; #declare Foot = 1.5;
#declare WallColor = <0.57, 0.555, 0.49>; #declare DoorColor = <0.24, 0.022, 0.020>; #declare ShutterColor = <0.022, 0.045, 0.035>;
#if (Cape)
  #declare Eave = 11.2; #declare Foot = 1.0; #declare Half = 13.5; #declare HalfLong = 18; #declare Rise = 11 / 12;
  #if (Shot = 6)
    #declare WallColor = <0.80, 0.79, 0.76>; #declare DoorColor = <0.05, 0.10, 0.16>; #declare ShutterColor = <0.02, 0.02, 0.022>;
  #else
    #declare WallColor = <0.235, 0.305, 0.36>; #declare DoorColor = <0.62, 0.42, 0.10>; #declare ShutterColor = <0.74, 0.74, 0.72>;
  #end
#end
SidingTextures(WallColor)
#declare Shutters = texture { pigment { rgb ShutterColor } finish { Paint } }
#declare Over = 1.0; #declare Rake = 0.7;
#declare Pitch = degrees(atan2(Rise, 1));
#declare Slope = (Half + Over) / cos(radians(Pitch));
#declare EaveY = Eave - Over * Rise + 0.62;

// The slope's own frame put in its place on the front of the house.
#macro OnFront() rotate x * -Pitch translate <0, EaveY, -Over> #end
#macro RoofHeight(Z) (EaveY + (Z + Over) * Rise) #end

#declare RoofLeft = function { -(HalfLong + Rake) }
#declare RoofRight = function { HalfLong + Rake }
// Where the tear-off stands: old shingles to the right, an uneven edge, boards, felt from the left.
#declare OldFrom = function { 7.0 - 0.10 * x + 2.2 * (f_noise3d(x * 1.3, 5.5, 2) - 0.5) }

union {
  // Walls; the inside is one dark block.
  box { <-HalfLong + 0.15, 0, 0.15>, <HalfLong - 0.15, Eave, 2 * Half - 0.15> pigment { rgb 0.05 } }
  box { <-HalfLong - 0.05, -1, -0.05>, <HalfLong + 0.05, Foot, 2 * Half> texture { Granite } }
  #if (!Detail)
    object { union { Clapboards(2 * HalfLong, Foot, 100, Eave) } }
    object { union { Clapboards(2 * Half, Foot, Eave, Eave + Half * Rise) } rotate y * 90 translate <-HalfLong, 0, Half> }
    object { union { Clapboards(2 * Half, Foot, Eave, Eave + Half * Rise) } rotate y * -90 translate <HalfLong, 0, Half> }
  #end
  // Corner boards, frieze, water table.
  union {
    #for (Side, -1, 1, 2)
      box { <-0.42, Foot, -0.17>, <0.17, Eave, 0.42> #if (Side < 0) scale <-1, 1, 1> translate x * -HalfLong scale <1, 1, 1> #else translate x * HalfLong #end }
    #end
    box { <-HalfLong - 0.1, Eave - 0.95, -0.2>, <HalfLong + 0.1, Eave + 0.1, 0.2> }
    box { <-HalfLong - 0.22, Foot - 0.1, -0.22>, <HalfLong + 0.22, Foot + 0.25, 2 * Half + 0.2> }
    texture { White }
  }
  // Soffit and fascia.
  union {
    box { <-HalfLong - Rake, EaveY - 0.62, -Over>, <HalfLong + Rake, EaveY - 0.5, 0.1> }
    box { <-HalfLong - Rake, EaveY - 0.75, -Over - 0.02>, <HalfLong + Rake, EaveY - 0.04, -Over + 0.1> }
    texture { White }
  }
  object { Gutter(2 * (HalfLong + Rake)) translate <0, EaveY - 0.5, -Over - 0.02> }
  #if (!Detail)
    object { Downspout(Eave - 1.2) translate <-HalfLong + 0.55, 0, -0.05> }
    object { Downspout(Eave - 1.2) translate <HalfLong - 0.55, 0, -0.05> }
  #end
  // Rake boards on both gables, front and back halves, and the returns.
  #for (Side, -1, 1, 2)
    union {
      box { <-0.1, -0.85, 0>, <0.12, -0.04, Slope> OnFront() }
      box { <-0.1, -0.85, 0>, <0.12, -0.04, Slope> OnFront() translate z * -Half scale <1, 1, -1> translate z * Half }
      translate x * Side * (HalfLong + Rake - 0.12)
      texture { White }
    }
    // The underside of the rake.
    union {
      box { <-Rake/2, -0.25, 0>, <Rake/2, -0.12, Slope> OnFront() }
      box { <-Rake/2, -0.25, 0>, <Rake/2, -0.12, Slope> OnFront() translate z * -Half scale <1, 1, -1> translate z * Half }
      box { <-Rake/2, EaveY - 0.75, -Over>, <Rake/2 , EaveY - 0.3, 1.6> }
      translate x * Side * (HalfLong + Rake/2)
      texture { White }
    }
  #end
}

// The roof itself.
#declare Length = 2 * (HalfLong + Rake);
union {
  union { RoofBoards(Length, Slope) }
  #if (TearOff)
    union { Felt(-Length / 2, -8.5, Slope) }
    union { Shingles(OldFrom, RoofRight, -0.08, Slope - 0.3, true) }
  #else
    #if (Old)
      box { <-Length/2, 0, 0>, <Length/2, 0.015, Slope> pigment { bozo color_map { [0 rgb 0.02] [0.45 rgb 0.035] [0.52 rgb <0.36, 0.26, 0.16>] [1 rgb <0.48, 0.36, 0.23>] } scale <2.2, 1, 0.9> } finish { Matt } }
    #else
      box { <-Length/2, 0, 0>, <Length/2, 0.015, Slope> pigment { rgb 0.03 } finish { Matt } }
    #end
    union { Shingles(RoofLeft, RoofRight, -0.08, Slope - 0.3, Old) }
  #end
  // The metal edge at eave and rake.
  box { <-Length/2 - 0.03, -0.08, -0.04>, <Length/2 + 0.03, 0.02, 0.02> texture { White } }
  OnFront()
}
box { <-Length/2, -0.1, 0>, <Length/2, 0.06, Slope> texture { NewShades[3] } OnFront() translate z * -Half scale <1, 1, -1> translate z * Half }
// Ridge caps.
#local U = -Length / 2;
#declare RidgeY = RoofHeight(Half);
#while (U < Length / 2 & !TearOff)
  #local Lift = Between(0, 0.02);
  #for (Side, 0, 1)
    box { <0, 0, -0.52>, <0.78, 0.04, 0.02> rotate x * -Pitch * 0.92 #if (Side) scale <1, 1, -1> #end rotate z * 2
      translate <U, RidgeY + 0.10 + Lift, Half>
      texture { #if (Old) OldShades[int(rand(R) * 7.99)] #else NewShades[int(rand(R) * 7.99)] #end } }
  #end
  #local U = U + 0.5;
#end

Reseed(7)
// The chimney, with its metal: an apron in front, steps up the sides.
#declare ChimneyX = (Cape ? 3 : 8); #declare ChimneyZ = Half - (Cape ? 0 : 2.6);
#declare CW = 3.6; #declare CD = 2.5;
#declare Below = (Detail ? EaveY + (ChimneyZ - CD / 2 + Over) * Rise - 0.6 : Eave + 3);
union { Chimney(CW, CD, Below, RidgeY + 4.2) translate <ChimneyX, 0, ChimneyZ> }
#if (!Cape)
  #local FrontZ = ChimneyZ - CD / 2;
  #local Y0 = RoofHeight(FrontZ);
  union {
    box { <-CW/2 - 0.12, 0.13, -0.62>, <CW/2 + 0.12, 0.15, 0.05> rotate x * -Pitch translate <0, Y0, FrontZ> }
    box { <-CW/2 - 0.05, Y0 - 0.1, FrontZ - 0.05>, <CW/2 + 0.05, Y0 + 0.42, FrontZ + 0.1> }
    #for (Side, -1, 1, 2)
      #for (I, 0, 5)
        #local Z = FrontZ + I * 0.44 - 0.03;
        box { <-0.045, RoofHeight(Z) - 0.1, Z>, <0.045, RoofHeight(Z) + 0.52, Z + 0.52> translate x * Side * (CW / 2 + 0.01 + 0.004 * I) }
      #end
    #end
    translate x * ChimneyX
    #if (Old) texture { pigment { bozo color_map { [0 rgb <0.10, 0.055, 0.03>] [1 rgb <0.26, 0.15, 0.09>] } scale 0.3 turbulence 0.5 } finish { Matt } }
    #else texture { Metal } #end
  }
  // Old sealant, smeared along the joint.
  #if (Shot = 5)
    blob {
      threshold 0.16
      #for (I, 0, 800)
        #local T = rand(R);
        #if (rand(R) < 0.5) sphere { <ChimneyX - CW/2 + T * CW, Y0 + Between(-0.1, 0.34), FrontZ - 0.05 - Between(0, 0.1)>, Between(0.16, 0.24), 0.45 }
        #else sphere { <ChimneyX - CW/2 - Between(0.02, 0.14), RoofHeight(FrontZ + T * CD) + Between(0, 0.45), FrontZ + T * CD>, Between(0.15, 0.23), 0.45 } #end
      #end
      pigment { rgb <0.022, 0.021, 0.020> } finish { ambient 0.02 diffuse 0.6 specular 0.12 roughness 0.08 }
      normal { bumps 0.3 scale 0.08 }
    }
  #end
#end

#if (!Detail)
  Reseed(8)
  // Windows of the front.
  #if (Cape)
    #for (I, -2, 2)
      #if (I != 0) union { Window(3, 4.9, true, (Evening & I = -1)) translate <I * 6.6 + (I > 0 ? 0.5 : -0.5), 4.0, 0> } #end
    #end
    union { Window(2.8, 4.2, false, false) rotate y * 90 translate <-HalfLong, 13, Half> }
    union { Window(3, 4.9, true, false) rotate y * 90 translate <-HalfLong, 4, Half - 6> }
    union { Window(3, 4.9, true, false) rotate y * 90 translate <-HalfLong, 4, Half + 6> }
  #else
    #for (I, -2, 2)
      #local WX = I * 7.0;
      #if (I != 0) union { Window(3, 5.0, true, false) translate <WX, 4.1, 0> } #end
      union { Window(3, 4.6, true, false) translate <WX, 13.1, 0> }
    #end
    #for (I, -1, 1, 2)
      union { Window(2.8, 5, true, false) rotate y * 90 translate <-HalfLong, 4.1, Half + I * 6.5> }
      union { Window(2.8, 4.6, true, false) rotate y * 90 translate <-HalfLong, 13.1, Half + I * 6.5> }
    #end
    union { Window(2, 3, false, false) rotate y * 90 translate <-HalfLong, 21.2, Half> }
  #end
  union { FrontDoor(DoorColor) translate <0, Foot + 0.1, -0.1> }
  union { Steps(3, 6.4) }
#end

// ------------------------------------------------------------------------------ dormers of the Cape

#if (Cape)
  // A gabled dormer whose front stands at z = Front; its roof runs back into the slope.
  #macro Dormer(CX, Front)
    #local W = 2.9; #local Foot2 = RoofHeight(Front) - 0.3; #local Wall = Foot2 + 5.6; #local DR = 9.5 / 12;
    #local Peak = Wall + W * DR;
    #local Back = (Peak + 0.3 - EaveY) / Rise - Over + 0.6;
    #local EaveBack = (Wall - EaveY) / Rise - Over;
    #local DP = degrees(atan2(DR, 1));
    #local DS = (W + 0.55) / cos(radians(DP));
    #local Deep = Back - Front + 0.7;
    union {
      box { <-W + 0.1, Foot2, Front + 0.1>, <W - 0.1, Wall, EaveBack + 1> pigment { rgb 0.05 } }
      union { Clapboards(2 * W, Foot2, Wall, Peak) translate z * Front }
      #for (Side, -1, 1, 2)
        union { Clapboards(EaveBack - Front, Foot2, 100, Wall) rotate y * 90 * (-Side) translate <Side * W, 0, (EaveBack + Front) / 2> }
        box { <Side * W - 0.24, Foot2, Front - 0.18>, <Side * W + 0.18, Wall, Front + 0.34> texture { White } }
      #end
      union { Window(2.7, 3.9, false, (Evening & CX < 0)) translate <0, Foot2 + 1.25, Front> }
      #for (Side, 0, 1)
        union {
          // The dormer's slope in its own frame, x from front to back.
          #local HalfDeep = Deep / 2;
          // It ends where it meets the main slope.
          #declare DormerFront = function { -HalfDeep }
          #declare DormerBack = function { -HalfDeep + (EaveBack - Front + 0.7 - 0.3) + (x + 0.3) * sin(radians(DP)) / Rise }
          box { <-HalfDeep, -0.12, 0>, <HalfDeep, 0, DS> texture { NewShades[1] } }
          #declare DormerTurned = function { -DormerBack(x, 0, 0) }
          #declare DormerEnd = function { HalfDeep }
          union { #if (Side) Shingles(DormerTurned, DormerEnd, -0.06, DS - 0.2, false) #else Shingles(DormerFront, DormerBack, -0.06, DS - 0.2, false) #end }
          box { <-HalfDeep - 0.05, -0.5, 0>, <-HalfDeep + 0.12, -0.02, DS> #if (Side) scale <-1, 1, 1> #end texture { White } }
          box { <-HalfDeep, -0.35, -0.05>, <HalfDeep, -0.02, 0.08> texture { White } }
          #undef DormerFront #undef DormerBack #undef DormerTurned #undef DormerEnd
          rotate x * -DP
          translate z * (-W - 0.55)
          #if (Side) rotate y * -90 #else rotate y * 90 #end
          translate <0, Wall - 0.55 * DR + 0.15, Front - 0.7 + HalfDeep>
        }
      #end
      #local U = Front - 0.7;
      #while (U < Back)
        #for (Side, -1, 1, 2)
          box { <-0.02, 0, 0>, <0.5, 0.04, 0.72> rotate z * -DP * 0.95 #if (Side < 0) scale <-1, 1, 1> #end translate <0, Peak + 0.24, U> texture { NewShades[int(rand(R) * 7.99)] } }
        #end
        #local U = U + 0.5;
      #end
      // Metal in the two valleys.
      #for (Side, -1, 1, 2)
        #local A = <Side * (W + 0.5), RoofHeight(EaveBack - 0.3) + 0.06, EaveBack - 0.3>;
        #local B = <0, RoofHeight(Back - 0.6) + 0.10, Back - 0.6>;
        #local Flat = vnormalize(<0, 1, -Rise>);
        #local Across = vnormalize(vcross(B - A, Flat)) * 0.42;
        mesh {
          triangle { A - Across + Flat * 0.05, A + Across + Flat * 0.05, B + Across + Flat * 0.05 }
          triangle { A - Across + Flat * 0.05, B + Across + Flat * 0.05, B - Across + Flat * 0.05 }
          texture { Copper }
        }
      #end
      translate x * CX
    }
  #end
  Dormer(-9.5, 2.6)
  Dormer(9.5, 2.6)
#else
  // The garage, one storey, at the right.
  #declare GH = 10.5; #declare GD = 11; #declare GRise = 8 / 12; #declare GX = HalfLong + 8.5;
  #if (!Detail)
  union {
    box { <-8.4, 0, 0.1>, <8.4, GH, 2 * GD> pigment { rgb 0.05 } }
    union { Clapboards(17, 0.6, 100, GH) }
    box { <8.1, 0.6, -0.17>, <8.6, GH, 0.4> texture { White } }
    // Two doors with panels and a row of panes.
    #for (D, -1, 1, 2)
      union {
        box { <-3.8, 0, -0.25>, <-3.4, 8, 0> }
        box { <3.4, 0, -0.25>, <3.8, 8, 0> }
        box { <-3.9, 7.6, -0.28>, <3.9, 8.1, 0> }
        box { <-3.4, 0, -0.08>, <3.4, 7.6, 0> }
        #for (Row, 0, 3) #for (C, 0, 3)
          #if (Row < 3) box { <-3.25 + C * 1.65, Row * 1.9 + 0.2, -0.13>, <-1.75 + C * 1.65, Row * 1.9 + 1.7, 0> } #end
        #end #end
        texture { White }
        translate x * D * 4.1
      }
      #for (C, 0, 3) box { <-3.2 + C * 1.65, 5.95, -0.12>, <-1.8 + C * 1.65, 7.2, -0.05> texture { Glass } translate x * D * 4.1 } #end
    #end
    box { <-8.5, GH - 0.8, -0.2>, <8.5, GH, 0> texture { White } }
    object { Gutter(18) translate <0.3, GH - 0.45, -0.95> }
    box { <-9, GH - 0.6, -0.95>, <9.3, GH - 0.45, 0.1> texture { White } }
    translate <GX, 0, 4>
  }
  #local GPitch = degrees(atan2(GRise, 1)); #local GSlope = (GD + 1) / cos(radians(GPitch));
  #declare GLeft = function { -8.6 } #declare GRight = function { 9.2 }
  union {
    box { <-8.6, -0.1, 0>, <9.2, 0.01, GSlope> pigment { rgb 0.04 } finish { Matt } }
    union { Shingles(GLeft, GRight, -0.06, GSlope - 0.2, Old) }
    box { <9.05, -0.8, 0>, <9.2, -0.03, GSlope> texture { White } }
    rotate x * -GPitch translate <GX, GH - 0.05, 3.05>
  }
  #end
#end

// ------------------------------------------------------------------------------ on the site during the work

#if (TearOff)
  // A ladder against the eave, three feet above it.
  union {
    #for (Side, -1, 1, 2)
      box { <-0.1, 0, -0.05>, <0.1, 24, 0.05> translate x * Side * 0.75 }
      box { <-0.08, 0, -0.05>, <0.08, 12, 0.05> translate <Side * 0.62, 0.4, -0.14> }
    #end
    #for (I, 0, 22) cylinder { <-0.75, 0.9 + I, 0>, <0.75, 0.9 + I, 0>, 0.06 } #end
    rotate x * 15.5 translate <3.9, 0, -6.9>
    pigment { rgb <0.72, 0.73, 0.74> } finish { ambient 0.03 diffuse 0.5 specular 0.5 roughness 0.03 reflection 0.15 }
  }
  // Toe boards on brackets.
  #for (I, 0, 1)
    box { <-7 + I * 1.2, 0.05, 2.2 + I * 6.4>, <2.6 - I * 1.5, 0.85, 2.36 + I * 6.4> texture { Wood } OnFront() }
  #end
  // Bundles on the felt near the ridge, and torn shingles on the boards.
  #for (I, 0, 7)
    box { <0, 0.04, 0>, <3.2, 0.32, 1.05> rotate y * Between(-5, 5) translate <-17 + mod(I, 3) * 4.6 + Between(-0.3, 0.3), 0.05 + int(I / 3) * 0.3, Slope - 4.4> OnFront()
      pigment { rgb <0.35, 0.42, 0.36> * Between(0.8, 1.2) } finish { Paint } }
  #end
  #for (I, 0, 70)
    #local V = pow(rand(R), 2) * 12;
    box { <0, 0.02, 0>, <Between(0.4, 1.3), 0.06, Between(0.3, 0.9)> rotate <Between(-8, 8), Between(0, 360), 0> translate <Between(-6, 6), 0.06, V> OnFront() texture { OldShades[int(rand(R) * 7.99)] } }
  #end
  // A tarp from the eave's foot over the shrubs to the lawn.
  #declare Cloth = function { f_noise3d(x * 0.55, 1, z * 0.7) * 1.5 + f_noise3d(x * 1.9, 4, z * 1.7) * 0.42 }
  #macro TarpAt(I, J)
    #local X = -17.5 + I * 0.3; #local Z = -0.25 - J * 0.3;
    #local Fall = max(0, 1 - pow(J / 31, 1.6));
    <X + 0.3 * sin(J * 0.5), 0.16 + 3.6 * Fall * (0.55 + 0.45 * Cloth(X, 0, Z)) + 0.28 * Cloth(X * 2, 0, Z * 2), Z - 0.35 * Cloth(X * 1.3, 2, Z)>
  #end
  mesh {
    #for (I, 0, 39) #for (J, 0, 31)
      #local A = TarpAt(I, J); #local B = TarpAt(I + 1, J); #local C = TarpAt(I + 1, J + 1); #local D = TarpAt(I, J + 1);
      triangle { A, B, C } triangle { A, C, D }
    #end #end
    texture { pigment { rgb <0.045, 0.16, 0.36> } normal { bumps 0.25 scale 0.3 } finish { ambient 0.03 diffuse 0.6, 0.2 specular 0.3 roughness 0.05 } }
  }
  #for (I, 0, 60)
    box { <0, 0, 0>, <Between(0.4, 1.2), 0.05, Between(0.3, 0.8)> rotate <Between(-20, 20), Between(0, 360), Between(-20, 20)> translate <Between(-16, 9), 0.35, Between(-13, -6)> texture { OldShades[int(rand(R) * 7.99)] } }
  #end
  // A pallet of bundles on the drive.
  union {
    #for (I, 0, 4) box { <-2.4, 0, I * 0.85>, <2.4, 0.12, I * 0.85 + 0.5> texture { Wood } translate y * 0.4 } #end
    #for (I, -1, 1) box { <I * 2 - 0.2, 0, 0>, <I * 2 + 0.2, 0.4, 4> texture { Wood } } #end
    #for (L, 0, 8) #for (I, 0, 2)
      box {
        <-1.62, 0, 0>, <1.62, 0.29, 1.22>
        translate <Between(-0.1, 0.1), 0.54 + L * 0.31, I * 1.28 + Between(-0.03, 0.03)>
        texture { pigment { gradient y color_map { [0 rgb <0.42, 0.44, 0.40>] [0.30 rgb <0.42, 0.44, 0.40>] [0.30 rgb <0.07, 0.16, 0.12>] [0.8 rgb <0.07, 0.16, 0.12>] [0.8 rgb <0.42, 0.44, 0.40>] } scale 0.31 translate y * (0.54 + L * 0.31) } finish { Paint } }
      }
    #end #end
    rotate y * 24 translate <14.5, 0, -17>
  }
  // A container for what comes off.
  union {
    difference {
      box { <-3.8, 0.6, -9>, <3.8, 5.4, 9> }
      box { <-3.6, 0.9, -8.8>, <3.6, 6, 8.8> }
    }
    #for (I, 0, 8) box { <-4, 0.6, -0.15>, <4, 5.2, 0.15> translate z * (-8.6 + I * 2.15) } #end
    #for (I, -1, 1) box { <I * 3.2 - 0.15, 0.6, -9.2>, <I * 3.2 + 0.15, 5.3, -8.9> } #end
    box { <-4.1, 5.2, -9.2>, <4.1, 5.5, -8.8> }
    box { <-4.1, 5.2, -9.2>, <-3.7, 5.5, 9.2> }
    box { <3.7, 5.2, -9.2>, <4.1, 5.5, 9.2> }
    texture { pigment { bozo color_map { [0.2 rgb <0.30, 0.055, 0.03>] [0.7 rgb <0.36, 0.08, 0.04>] [0.9 rgb <0.20, 0.10, 0.06>] } scale 1.5 turbulence 0.6 } finish { Paint } }
    rotate y * 2 translate <27, 0, -10>
  }
  #for (I, 0, 260)
    box { <0, 0, 0>, <Between(0.6, 1.8), 0.06, Between(0.5, 1.2)> rotate <Between(-40, 40), Between(0, 360), Between(-40, 40)> translate <27 + Between(-3.4, 2.6), Between(4.4, 5.6), -10 + Between(-8.4, 7.4)> texture { OldShades[int(rand(R) * 7.99)] } }
  #end
#end

// ------------------------------------------------------------------------------ the ground around it

#if (!Detail)
  Reseed(9)
  // The drive, and a walk of stones to the door.
  #if (!Cape)
    box { <18.8, -1, -90>, <35.2, 0.10, 4>
      texture { pigment { granite color_map { [0 rgb <0.10, 0.10, 0.10>] [0.6 rgb <0.17, 0.17, 0.17>] [1 rgb <0.27, 0.26, 0.25>] } scale 3 } normal { granite 0.2 scale 0.3 } finish { Matt } } }
  #else
    box { <24, -1, -90>, <35, 0.10, 30>
      texture { pigment { granite color_map { [0 rgb <0.15, 0.14, 0.13>] [0.6 rgb <0.22, 0.21, 0.20>] [1 rgb <0.32, 0.31, 0.29>] } scale 3 } normal { granite 0.2 scale 0.3 } finish { Matt } } }
  #end
  #local Z = -4.6;
  #while (Z > -70)
    #local Bend = (Z < -10 ? pow((-10 - Z) / 30, 2) * 6 : 0) * (Cape ? 1 : -0.4);
    #for (I, 0, 1)
      box { <-1.9 + I * 1.95, -0.5, Z - Between(1.7, 1.78)>, <-0.06 + I * 1.95, Between(0.13, 0.16), Z> translate x * Bend texture { Granite translate <Z, I * 5, 0> } }
    #end
    #local Z = Z - 1.84;
  #end
  // A bed with mulch along the front.
  #for (Side, -1, 1, 2)
    box { <3.8, -0.5, -5.2>, <HalfLong + 0.8, 0.14, 0> #if (Side < 0) scale <-1, 1, 1> #end
      texture { pigment { granite color_map { [0 rgb <0.045, 0.026, 0.016>] [1 rgb <0.16, 0.095, 0.06>] } scale 0.9 } normal { granite 0.6 scale 0.5 } finish { Matt } } }
  #end
  // Shrubs.
  #for (I, 0, 5)
    Shrub(<5.6 + I * 2.25, 0, -2.6 + Between(-0.4, 0.3)>, Between(2.4, 3.2), Between(2.2, 3.1), mod(I, 3) + (mod(I, 3) = 2 ? 1 : 0))
  #end
  #if (!TearOff)
    #for (I, 0, 5)
      Shrub(<-5.6 - I * 2.25, 0, -2.6 + Between(-0.4, 0.3)>, Between(2.4, 3.2), Between(2.2, 3.2), mod(I + 1, 4))
    #end
  #end
  Reseed(10)
  Shrub(<-HalfLong + 0.2, 0, -3.2>, 3.4, 6.2, 3)
  #for (I, 0, 3) Shrub(<-HalfLong - 2.6, 0, 4 + I * 5.4>, 3.4, 3.0, mod(I, 4)) #end
  // Low flowers at the edge of the bed.
  #if (!TearOff)
    #for (I, 0, 90)
      #local FX = Between(4.2, 17) * (rand(R) < 0.5 ? -1 : 1);
      sphere { <FX, Between(0.3, 0.75), -4.6 + Between(-0.5, 0.4)>, Between(0.06, 0.13) pigment { rgb (rand(R) < 0.5 ? <0.75, 0.72, 0.75> : <0.52, 0.16, 0.30>) } finish { Matt } }
    #end
    #for (I, 0, 11) #if (abs(I - 5.5) > 1) Shrub(<(I - 5.5) * 2.9, 0, -4.7>, 1.9, 0.9, 2) #end #end
  #end

  Reseed(11)
  #if (Cape) Lawn(-40, 24, -62, 0) #else Lawn(-45, 19, -62, 0) #end

  Reseed(12)
  // Trees: beside the house, a belt behind it, and some across the street for the panes to mirror.
  #if (Cape)
    Tree(<-33, 0, 24>, 44, 30, 1)
    Tree(<30, 0, 38>, 46, 32, 0)
    Tree(<46, 0, 8>, 38, 26, 2)
    Spruce(<-27, 0, 44>, 48)
  #else
    Tree(<-40, 0, 30>, 47, 34, 0)
    Tree(<45, 0, 34>, 50, 36, 1)
    Tree(<52, 0, 6>, 34, 24, 2)
    Spruce(<-24, 0, 52>, 52)
    Spruce(<-14, 0, 60>, 44)
  #end
  #for (I, 0, 30)
    #local A = radians(-72 + I * 4.8 + Between(-1.5, 1.5)); #local D = Between(120, 175);
    object { Tree(<sin(A) * D, 0, cos(A) * D - 25>, Between(34, 50), Between(24, 36), int(rand(R) * 3.99)) no_shadow }
  #end
  #for (I, 0, 12) Tree(<-110 + I * 18, 0, -170 + Between(-14, 14)>, Between(36, 50), Between(26, 34), mod(I, 4)) #end
  // One beside the photographer: its shade falls on the lawn.
  Tree(<#if (Cape) -30, 0, -92 #else 26, 0, -74 #end>, 34, 26, 0)
  // A low hedge of brush closes the gap under the far crowns.
  #for (I, 0, 44)
    Shrub(<-150 + I * 7, 0, 104 + Between(-10, 12)>, Between(9, 14), Between(7, 12), int(rand(R) * 3.99))
  #end
#else
  Reseed(13)
  #for (I, 0, 24)
    #local A = radians(-70 + I * 6 + Between(-2, 2)); #local D = Between(105, 150);
    Tree(<sin(A) * D, 0, cos(A) * D + 10>, Between(38, 50), Between(26, 36), int(rand(R) * 3.99))
  #end
#end

#else

// ------------------------------------------------------------------------------ the flat roof of a mill

#declare Deck = 38;
#declare MillBrick = texture {
  pigment {
    brick pigment { rgb <0.42, 0.39, 0.35> }
    pigment { granite color_map { [0 rgb <0.24, 0.085, 0.055>] [0.5 rgb <0.36, 0.14, 0.09>] [1 rgb <0.46, 0.22, 0.15>] } scale 2.5 }
    brick_size <0.68, 0.23, 0.34> mortar 0.035
  }
  finish { Matt }
}
#declare Membrane = texture {
  pigment {
    function { 0.6 * f_noise3d(x * 0.14, 3, z * 0.10) + 0.4 * f_noise3d(x * 0.9, 5, z * 0.9) }
    color_map { [0.25 rgb <0.60, 0.60, 0.585>] [0.5 rgb <0.72, 0.72, 0.71>] [0.75 rgb <0.76, 0.76, 0.75>] }
  }
  normal { bumps 0.12 scale <2.5, 1, 1.6> }
  finish { ambient 0.02 diffuse 0.62 specular 0.08 roughness 0.05 }
}
#macro Parapet(A, B)
  box { A + <0, -38, 0>, B + y * 2.2 texture { MillBrick } }
  box { A + <-0.2, 2.2, -0.2>, B + <0.2, 2.42, 0.2> texture { Metal } }
  // The membrane runs up the wall.
  box { A + <-0.06, -0.1, -0.06>, B + <0.06, 1.3, 0.06> texture { Membrane } }
#end
#macro Unit(P, W, H, D)
  union {
    box { <-W/2 - 0.3, 0, -D/2 - 0.3>, <W/2 + 0.3, 0.9, D/2 + 0.3> texture { Membrane } }
    box { <-W/2, 0.9, -D/2>, <W/2, H, D/2> }
    box { <-W/2 - 0.1, H - 0.1, -D/2 - 0.1>, <W/2 + 0.1, H + 0.1, D/2 + 0.1> }
    #for (I, 0, 9) box { <-W/2 + 0.4, 1.5 + I * (H - 2.2) / 10, -D/2 - 0.08>, <W/2 - W * 0.45, 1.62 + I * (H - 2.2) / 10, -D/2> pigment { rgb 0.14 } finish { Matt } } #end
    cylinder { <W * 0.2, H, 0>, <W * 0.2, H + 0.6, 0>, D * 0.3 pigment { rgb 0.12 } finish { Matt } }
    texture { pigment { rgb <0.52, 0.53, 0.52> } finish { Paint } }
    translate P + y * Deck
  }
#end
box { <-32, 0, -10>, <32, Deck, 92> texture { Membrane } }
// Seams of the sheets, with their welded edge.
#for (I, -3, 3)
  box { <I * 9.5 - 0.22, Deck - 0.1, -10>, <I * 9.5 + 0.22, Deck + 0.035, 92> texture { Membrane } }
  box { <I * 9.5 + 0.20, Deck - 0.1, -10>, <I * 9.5 + 0.26, Deck + 0.040, 92> pigment { rgb 0.34 } finish { Matt } }
#end
#for (I, 0, 2) box { <-32, Deck - 0.1, 14 + I * 30>, <32, Deck + 0.036, 14.08 + I * 30> pigment { rgb 0.36 } finish { Matt } } #end
Parapet(<-33, Deck, -10>, <-31.6, Deck, 92>)
Parapet(<31.6, Deck, -10>, <33, Deck, 92>)
Parapet(<-33, Deck, 90.6>, <33, Deck, 92>)
// Pads to walk on, from the hatch to the units.
#for (I, 0, 13) box { <-4.4, Deck, 4 + I * 3.2>, <-1.6, Deck + 0.09, 6.9 + I * 3.2> pigment { granite color_map { [0 rgb 0.27] [1 rgb 0.38] } } finish { Matt } } #end
Unit(<6, 0, 52>, 10, 6.4, 7)
Unit(<-15, 0, 66>, 7, 5, 6)
Unit(<20, 0, 74>, 9, 6, 6)
// Skylights.
#for (I, 0, 2)
  union {
    box { <-3, 0, -2.2>, <3, 1.1, 2.2> texture { Membrane } }
    prism { -2.9, 2.9, 4, <-2.1, 0>, <2.1, 0>, <0, 1.1>, <-2.1, 0> rotate x * -90 rotate y * 90 translate y * 1.1 texture { Glass } }
    translate <17, Deck, 16 + I * 17>
  }
#end
// Drains with their strainers, and vents in their boots.
#for (I, 0, 3)
  union {
    cylinder { 0, y * 0.08, 0.9 pigment { rgb 0.42 } finish { Matt } }
    sphere { 0, 0.5 scale <1, 0.9, 1> pigment { rgb <0.04, 0.04, 0.045> } finish { Paint } }
    translate <-17, Deck, 14 + I * 19>
  }
  union {
    cone { 0, 0.7, y * 0.6, 0.32 texture { Membrane } }
    cylinder { 0, y * 2, 0.27 texture { Metal } }
    translate <Between(-26, 26), Deck, 26 + I * 15>
  }
#end
// Rolls that are left over.
#for (I, 0, 2) cylinder { <-5, 0.55, I * 1.15>, <5, 0.55, I * 1.15>, 0.55 rotate y * 22 translate <9, Deck, 9> texture { Membrane } } #end
// The stair tower, with its windows and a low roof.
union {
  box { <-8, 0, 0>, <8, Deck + 24, 16> texture { MillBrick } }
  #for (I, -1, 1, 2) #for (Row, 0, 1)
    box { <I * 3.6 - 1.5, Deck + 5 + Row * 9, -0.2>, <I * 3.6 + 1.5, Deck + 10.4 + Row * 9, 0.3> texture { White } }
    #for (A, 0, 2) #for (B, 0, 3)
      box { <I * 3.6 - 1.35 + A * 0.93, Deck + 5.15 + Row * 9 + B * 1.3, -0.24>, <I * 3.6 - 0.5 + A * 0.93, Deck + 6.35 + Row * 9 + B * 1.3, -0.1> texture { Glass } }
    #end #end
    box { <I * 3.6 - 1.9, Deck + 4.6 + Row * 9, -0.35>, <I * 3.6 + 1.9, Deck + 5 + Row * 9, 0.3> texture { Granite } }
    box { <I * 3.6 - 1.9, Deck + 10.4 + Row * 9, -0.25>, <I * 3.6 + 1.9, Deck + 11.2 + Row * 9, 0.3> texture { Granite } }
  #end #end
  box { <-8.6, Deck + 23, -0.6>, <8.6, Deck + 24, 16.6> texture { White } }
  prism { linear_sweep conic_sweep 0, 1, 5, <-9, -9>, <9, -9>, <9, 9>, <-9, 9>, <-9, -9> scale <1, -9, 1> translate <0, Deck + 33, 8> texture { NewShades[3] } }
  translate <-22, 0, 76>
}
#for (I, 0, 26)
  #local A = radians(-70 + I * 5.4 + Between(-2, 2)); #local D = Between(130, 210);
  Tree(<sin(A) * D, 0, cos(A) * D>, Between(44, 62), Between(34, 46), int(rand(R) * 3.99))
#end

#end

// ------------------------------------------------------------------------------ the camera

camera {
  #if (Mill)
    location <-16, 49, -16>
    up y * 3 right x * 4 direction z
    look_at <0, 40.5, 40> angle 50
  #else #if (Detail)
    location <-2.6, 30.6, -4.6>
    up y * 3 right x * 4 direction z
    look_at <7.6, 28.7, 9.5> angle 47
  #else #if (Shot = 6)
    location <-31, 6.6, -52>
    up y * 3 right x * 4 direction z
    look_at <1.5, 11.2, 2> angle 47
  #else #if (Shot = 7)
    location <31, 13, -56>
    up y * 3 right x * 4 direction z
    look_at <-1, 11.4, 4> angle 46
  #else
    location <-34, 14, -62>
    up y * 3 right x * 4 direction z
    look_at <6.2, 13.4, 4> angle 50
  #end #end #end #end
}
