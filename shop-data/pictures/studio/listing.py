"""python3 listing.py: writes src/shots.ts, the pictures beside the fronts that have a master. A picture that is not good
enough is taken out by removing its master."""
import os
import sys
sys.dont_write_bytecode = True
from catalogue import GOODS
from shots import DRAW

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS, TARGET = os.path.join(HERE, "..", "masters"), os.path.join(HERE, "..", "..", "src", "shots.ts")
HEAD = """// Written by `pictures/studio/listing.py` from the masters there are.

/** What a picture shows beside the front of the goods: its master is `<goods code>-<shot>.webp`. */
type Shot = %s

export const shots: Readonly<Record<string, readonly Shot[]>> = {
"""


def main():
    lines = []
    for code in GOODS:
        there = [shot for shot in DRAW if os.path.exists(os.path.join(MASTERS, f"{code}-{shot}.webp"))]
        if there:
            name = f"'{code}'" if "-" in code else code
            lines.append(f"  {name}: [{', '.join(repr(shot) for shot in there)}],\n")
    with open(TARGET, "w", encoding="utf-8") as out:
        out.write(HEAD % " | ".join(repr(shot) for shot in DRAW) + "".join(lines) + "}\n")


main()
