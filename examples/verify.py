#!/usr/bin/env python3
"""Checks the shuffle of a Parlour record, without Parlour: written from docs/shuffle.md, with the standard library only.

    python3 verify.py RECORD [--slip SLIP] [--seal SEAL] [--cut CUT]

Ends with 0 if everything agrees, with 1 if something does not, with 2 if it was not asked properly.
"""
import argparse
import hashlib
import hmac
import re
import string
import struct
import sys


class Wrong(Exception):
    """What does not agree, in one sentence."""


# The arithmetic.


def words(secret, cuts, draw):
    block = 0
    while True:
        message = "\n".join(["parlour-2", str(draw), str(block), *cuts]).encode("ascii")
        yield from struct.unpack(">16I", hmac.new(secret, message, hashlib.sha512).digest())
        block += 1


def below(row, n):
    while n > 1:
        quotient, rest = divmod(next(row) * n, 2**32)
        if rest >= 2**32 % n:
            return quotient
    return 0


def shuffled(row, cards):
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = below(row, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def one_of(row, cards):
    return cards[below(row, len(cards))]


def sha256(data):
    return hashlib.sha256(data).hexdigest()


# The packs, before they are shuffled.


def pack_of(game, size):
    ranks = ["map", "man", "woman", "child", *map(str, range(10, 1, -1))]
    if game in ("nations", "monkey"):
        return [f"{nation}-{rank}" for nation in ("eu", "as", "af", "am") for rank in ranks]
    if game == "alice":
        return [f"{number}{card}" for number in range(1, 17) for card in "Lab"]
    if game == "kit-and-kat":
        return [f"{book}{number}" for book in string.ascii_uppercase[: size // 10] for number in range(1, 11)]
    letters = "AAAAABCCDDEEEEEEFGHHIIIJKKLLLMMNNOOOOPPQRRRSSSTTTUUVWWXYYZ"
    if game in ("kan-u-go", "race"):
        return [*letters, "*", "*"]
    if game.startswith("alone-"):
        return [*letters]
    raise Wrong(f"The pack of {game} is not known here.")


# Reading.


def read_fields(lines):
    fields = {}
    for line in lines:
        name, colon, value = line.partition(": ")
        if not colon or name in fields:
            raise Wrong(f'"{line}" is not a header line, or is there twice.')
        fields[name] = value
    return fields


def read_record(text):
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    draws = []
    for line in body.split("\n"):
        if line.startswith("* "):
            draws.append([line[2:].split(" "), None])
        elif line.startswith("    from ") and draws:
            draws[-1][1] = line[9:].split(" ")
    return read_fields(head.split("\n")), draws


# Checking.


def check_seal(fields):
    for name in ("Seal", "Commitments", "Secret", "Cuts"):
        if name not in fields:
            raise Wrong(f"The record names no {name}: there is nothing to verify, or the match is not over.")
    if fields.get("Shuffle") != "2":
        raise Wrong("The record is of another form of the seal: it proves nothing.")
    if fields.get("Sealed-From", "0") != "0":
        raise Wrong("The first draws were made elsewhere, before the seal: they are not proved.")
    if not re.fullmatch("[0-9a-f]{256}", fields["Secret"]):
        raise Wrong("The Secret is not 128 bytes.")
    if sha256(bytes.fromhex(fields["Secret"])) != fields["Seal"]:
        raise Wrong("The Secret does not match the Seal.")


def check_cuts(fields):
    seal, cuts, commitments = fields["Seal"], fields["Cuts"].split(" "), fields["Commitments"].split(" ")
    if not len(cuts) == len(commitments) == int(fields["Seats"]):
        raise Wrong("Commitments and Cuts are not one word a seat.")
    for seat, (commitment, cut) in enumerate(zip(commitments, cuts)):
        if "-" in (commitment, cut):
            kept = commitment == cut
        elif cut.startswith("!"):
            kept = cut == "!" + commitment and re.fullmatch("[0-9a-f]{64}", commitment)
        else:
            kept = sha256(f"parlour-cut\n{seal}\n{seat}\n{cut}".encode("ascii")) == commitment
        if not kept:
            raise Wrong(f"The cut of seat {seat} is not what it had committed to.")
    return cuts


def drawn(line, source, row, fields, pack, is_first):
    """The line as the seal would have it, or None if that takes a dictionary."""
    kind = line[0]
    if kind == "dealer":
        dealer = line[1]
        if is_first and "Dealer" not in fields:
            dealer = str(below(row, int(fields["Seats"])))
        return ["dealer", dealer, "deal", *shuffled(row, pack)]
    if kind == "deal":
        return ["deal", *shuffled(row, pack)]
    if kind == "cut":
        return ["cut", *(one_of(row, pack) for _ in line[1:])]
    if kind == "word":
        return None
    if source is None:
        raise Wrong(f'The record does not say what "{" ".join(line)}" was drawn from.')
    if kind == "shuffle":
        return ["shuffle", *shuffled(row, source)]
    if source != [card for card in pack if card in source]:
        raise Wrong(f'"{" ".join(source)}" is not a hand in the order of the pack.')
    return [kind, one_of(row, source)]


def check_draws(fields, draws, cuts):
    if not draws:
        raise Wrong("The record has no draws, so there is nothing to verify.")
    secret, unchecked = bytes.fromhex(fields["Secret"]), 0
    deal = next((line for line, _ in draws if "deal" in line[:3]), [])
    pack = pack_of(fields["Game"], len(deal) - deal.index("deal") - 1 if deal else 0)
    for number, (line, source) in enumerate(draws):
        right = drawn(line, source, words(secret, cuts, number), fields, pack, number == 0)
        if right is None:
            unchecked += 1
        elif right != line:
            raise Wrong(f'Draw {number} is "{" ".join(line)}", but the seal draws "{" ".join(right)}".')
    return unchecked


def check_slip(slip, fields):
    own = {name: slip.pop(name, "") for name in ("Seat", "Cut")}
    for name in {*slip, *fields} - {"Secret", "Cuts"}:
        if slip.get(name) != fields.get(name):
            raise Wrong(f'Before the cuts were shown, {name} was "{slip.get(name)}"; here it is "{fields.get(name)}".')
    seats = fields["Cuts"].split(" ")
    if not own["Seat"].isdigit() or int(own["Seat"]) >= len(seats) or seats[int(own["Seat"])] != own["Cut"]:
        raise Wrong(f"The cut of seat {own['Seat']} is not the one on the slip.")


def verify(text, slip, seal, cut):
    fields, draws = read_record(text)
    check_seal(fields)
    cuts = check_cuts(fields)
    if seal is not None and seal != fields["Seal"]:
        raise Wrong("This is not the seal that was noted before the deal.")
    if cut is not None and cut not in cuts:
        raise Wrong("The cut is not among the Cuts.")
    if slip is not None:
        check_slip(read_fields(slip.strip().replace("\r\n", "\n").split("\n")), fields)
    unchecked = check_draws(fields, draws, cuts)
    told = [f"All {len(draws) - unchecked} draws come from the seal and the cuts."]
    if unchecked:
        told.append(f"{unchecked} words of a dictionary were not drawn again.")
    if slip is None:
        told.append("Without a slip, this does not prove that the seal came before the cuts.")
    for seat, word in enumerate(cuts):
        if word.startswith("!"):
            told.append(
                f"Seat {seat} committed to a cut and never revealed it: "
                "this player and the server together could have chosen between two deals."
            )
    return " ".join(told)


def read_file(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description="Checks the shuffle of a Parlour record.")
    parser.add_argument("record")
    parser.add_argument("--slip", help="the file that was kept before the cuts were shown")
    parser.add_argument("--seal", help="the seal that was noted before the deal")
    parser.add_argument("--cut", help="one's own cut")
    asked = parser.parse_args()
    try:
        slip = asked.slip and read_file(asked.slip)
        print(verify(read_file(asked.record), slip, asked.seal, asked.cut))
    except OSError as error:
        parser.error(f"{error.filename} cannot be read.")
    except (Wrong, ValueError, KeyError) as error:
        print(f"Not verified. {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
